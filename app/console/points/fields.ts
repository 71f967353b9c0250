import { fieldTexts } from '#contract/field-texts.ts'
import { mostLetters } from '#contract/most-letters.ts'
import type { Field } from '../fields/field.ts'
import { texts } from './texts.ts'

const needed = { isRequired: true, missing: fieldTexts.required } as const

/** Points by hand: what, how much, and why. */
export const pointFields: readonly Field[] = [
  { name: 'direction', label: texts.direction, kind: 'choice', options: texts.directions, ...needed },
  {
    name: 'amountCents',
    label: texts.amountInHistory,
    kind: 'money',
    inputMode: 'decimal',
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
