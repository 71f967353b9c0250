import { mostLetters } from '#contract/most-letters.ts'
import { type Fields, needed } from '../fields/field.ts'
import { texts } from './texts.ts'

/** What an owner writes to whoever asked. */
export const answerFields: Fields = [
  {
    name: 'text',
    label: texts.answer,
    help: texts.answerHelp,
    kind: 'long',
    rows: 6,
    maxLength: mostLetters.supportAnswer,
    ...needed,
  },
]
