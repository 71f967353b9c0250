import { mostLetters } from '#contract/most-letters.ts'
import { type Field, needed } from '../fields/field.ts'
import { texts } from './texts.ts'

/** Points by hand: what, how much, and why. */
export const pointFields: readonly Field[] = [
  { name: 'direction', label: texts.direction, kind: 'choice', options: texts.directions, ...needed },
  {
    name: 'amountCents',
    label: texts.amountOf,
    kind: 'amount',
    help: texts.amountHelp,
    ...needed,
  },
  { name: 'kind', label: texts.kind, kind: 'choice', options: texts.kinds, ...needed },
  {
    name: 'reason',
    label: texts.reason,
    kind: 'long',
    rows: 3,
    help: texts.reasonHelp,
    maxLength: mostLetters.reason,
    ...needed,
  },
]

/** What the history tells of an act: its amount in the unit that the station had then. */
export const pointHistory: readonly Field[] = [
  { name: 'amount', label: texts.amountOf, kind: 'text' },
  ...pointFields.filter(({ name }) => name === 'kind' || name === 'reason'),
]
