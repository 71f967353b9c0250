import { mostLetters } from '#contract/most-letters.ts'
import { type Field, needed, orNull } from '../fields/field.ts'
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
  { name: 'askedBy', label: texts.askedBy, kind: 'text' },
  { name: 'refusal', label: texts.refusal, kind: 'text' },
]

/** Which act is decided, and why it is refused. */
export const decidedFields: readonly Field[] = [{ name: 'id', label: '', kind: 'number' }]
export const refusalFields: readonly Field[] = [
  ...decidedFields,
  {
    name: 'reason',
    label: texts.refuse.reason,
    kind: 'long',
    rows: 3,
    maxLength: mostLetters.reason,
    ...needed,
  },
]

/** From which amount on two people are needed. */
export const fourEyesFields: readonly Field[] = [
  {
    name: 'fourEyesAboveCents',
    label: texts.fourEyes.aboveOf,
    help: texts.fourEyes.help,
    kind: 'amount',
    ...orNull,
  },
]
