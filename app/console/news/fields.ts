import { mostLetters } from '#contract/most-letters.ts'
import { type Field, needed, orEmpty, orNull } from '../fields/field.ts'
import { texts } from './texts.ts'

const most = mostLetters.news

/** What owners say of news. */
export const newsFields: readonly Field[] = [
  { name: 'section', label: texts.section, kind: 'choice', options: texts.sections, ...needed },
  { name: 'title', label: texts.name, kind: 'text', maxLength: most.title, ...needed },
  { name: 'subtitle', label: texts.subtitle, kind: 'long', rows: 2, maxLength: most.subtitle, ...orEmpty },
  { name: 'image', label: texts.image, kind: 'picture', ...orNull },
  { name: 'html', label: texts.html, kind: 'html', rows: 12, empty: '' },
  { name: 'publishedAt', label: texts.publishedAt, help: texts.publishedAtHelp, kind: 'instant', ...needed },
  { name: 'isPublished', label: texts.isPublished, kind: 'flag' },
]
