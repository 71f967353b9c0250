import { mostLetters } from '#contract/most-letters.ts'
import { type Field, fieldOf } from '../fields/field.ts'
import { rateField } from '../station/fields.ts'
import { texts } from './texts.ts'

/** The draft that is published, as its page shows it, and what is said of it. */
export const publishFields: readonly Field[] = [
  { name: 'version', label: '', kind: 'number' },
  rateField,
  { name: 'note', label: texts.note, kind: 'text', optional: true, maxLength: mostLetters.note, empty: '' },
]
export const versionField = fieldOf(publishFields, 'version')
