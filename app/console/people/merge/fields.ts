import { mergedFields } from '#contract/console/people/merge/schemas.ts'
import { mostLetters } from '#contract/most-letters.ts'
import { type Field, type Fields, needed } from '../../fields/field.ts'
import { texts } from './texts.ts'

/** Of which account each value is taken. */
const choices: readonly Field[] = mergedFields.map((name) => ({
  ...{ name, at: `choices.${name}`, label: texts.choose.fields[name], kind: 'choice' as const },
}))

/** What is kept of two accounts, and why they become one. */
export const mergeFields: Fields = [
  ...choices,
  {
    ...{ name: 'reason', label: texts.reason, help: texts.reasonHelp, kind: 'long' as const, rows: 3 },
    maxLength: mostLetters.reason,
    ...needed,
  },
  { name: 'sure', label: texts.sure, kind: 'flag', isSaved: false },
]

/** The same in the history. */
export const mergeHistory: readonly Field[] = [
  { name: 'other', label: texts.history.other, kind: 'text' },
  { name: 'into', label: texts.history.intoName, kind: 'text' },
]
