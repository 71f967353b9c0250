import { mostLetters } from '#contract/most-letters.ts'
import { type Fields, needed, orNull } from '../fields/field.ts'
import { texts } from './texts.ts'

/** How one joins, and what the sign-up asks. */
export const entryFields: Fields = [
  { name: 'mode', label: texts.mode, kind: 'choice', options: texts.modeNames, ...needed },
  { name: 'form', label: texts.form, kind: 'choice', options: texts.forms, help: texts.formHelp, ...needed },
  { name: 'minAge', label: texts.minAge, kind: 'whole', help: texts.minAgeHelp, ...needed },
  { name: 'mayAskAgain', label: texts.mayAskAgain, kind: 'flag' },
  { name: 'remindDays', label: texts.remindDays, kind: 'whole', help: texts.remindDaysHelp, ...orNull },
]

/** What is decided of those who wait. */
export const decisionFields: Fields = [
  { name: 'whom', label: texts.approval.whom, kind: 'text', isSaved: false },
  {
    name: 'reason',
    label: texts.approval.reason,
    help: texts.approval.reasonHelp,
    kind: 'long',
    rows: 2,
    maxLength: mostLetters.reason,
    optional: true,
    empty: '',
  },
]
