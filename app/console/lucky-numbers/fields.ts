import { fieldTexts } from '#contract/field-texts.ts'
import { mostLetters } from '#contract/most-letters.ts'
import type { Field } from '../fields/field.ts'
import { texts } from './texts.ts'

const required = { isRequired: true, missing: fieldTexts.required } as const

/** What owners say of a draw. */
export const drawFields: readonly Field[] = [
  { name: 'name', label: texts.name, kind: 'text', maxLength: mostLetters.draw.name, ...required },
  { name: 'winners', label: texts.winners, kind: 'whole', maxLength: 3, ...required },
  {
    name: 'everyPoints',
    label: texts.everyPoints,
    help: texts.everyPointsHelp,
    kind: 'whole',
    maxLength: 7,
    optional: true,
    empty: null,
  },
]

/** Which draw something is done to. */
export const whichFields: readonly Field[] = [{ name: 'id', label: '', kind: 'number' }]
