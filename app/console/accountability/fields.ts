import { mostLetters } from '#contract/most-letters.ts'
import { type Field, needed, orNull } from '../fields/field.ts'
import { texts } from './texts.ts'

/** What owners say of a document of accountability. */
export const fields: readonly Field[] = [
  { name: 'name', label: texts.name, kind: 'text', maxLength: mostLetters.accountability.name, ...needed },
  { name: 'year', label: texts.year, help: texts.yearHelp, kind: 'whole', maxLength: 4, ...orNull },
  { name: 'file', label: texts.file, help: texts.fileHelp, kind: 'document', isCompared: false, ...needed },
  { name: 'isPublished', label: texts.isPublished, kind: 'flag' },
]
