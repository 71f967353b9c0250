import { mostLetters } from '#contract/most-letters.ts'
import { type Fields, needed } from '../fields/field.ts'
import { texts } from './texts.ts'

/** What the team writes to whoever asked. */
export const answerFields: Fields = [
  {
    ...{ name: 'text', label: texts.answer, help: texts.answerHelp, kind: 'long', rows: 6 },
    ...{ maxLength: mostLetters.supportAnswer, ...needed },
  },
  { name: 'isRefusal', label: texts.isRefusal, kind: 'flag' },
]

/** For how long a kind is kept. */
export const retentionFields: Fields = [
  { name: 'days', label: texts.retention.days, kind: 'numbered', ...needed },
]
