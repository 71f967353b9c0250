import { mostLetters } from '#contract/most-letters.ts'
import { type Field, needed, orEmpty } from '../fields/field.ts'
import { texts } from './texts.ts'

const most = mostLetters.download

/** What owners say of a file for members. */
export const fields: readonly Field[] = [
  { name: 'title', label: texts.name, kind: 'text', maxLength: most.title, ...needed },
  { name: 'subtitle', label: texts.subtitle, kind: 'long', rows: 2, maxLength: most.subtitle, ...orEmpty },
  { name: 'file', label: texts.file, help: texts.fileHelp, kind: 'document', isCompared: false, ...needed },
  { name: 'html', label: texts.html, kind: 'html', rows: 8, empty: '' },
  { name: 'isPublished', label: texts.isPublished, kind: 'flag' },
]
