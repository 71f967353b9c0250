import { fieldTexts } from '#contract/field-texts.ts'
import { mostLetters } from '#contract/most-letters.ts'
import type { Field } from '../fields/field.ts'
import { texts } from './texts.ts'

const needed = { isRequired: true, missing: fieldTexts.required } as const

/** What owners say of news. */
export const newsFields: readonly Field[] = [
  { name: 'section', label: texts.section, kind: 'choice', options: texts.sections, ...needed },
  { name: 'title', label: texts.name, kind: 'text', maxLength: mostLetters.news.title, ...needed },
  {
    name: 'subtitle',
    label: texts.subtitle,
    kind: 'long',
    rows: 2,
    maxLength: mostLetters.news.subtitle,
    optional: true,
    empty: '',
  },
  { name: 'image', label: texts.image, kind: 'picture', optional: true, empty: null },
  { name: 'html', label: texts.html, kind: 'html', rows: 12, empty: '' },
  { name: 'publishedAt', label: texts.publishedAt, help: texts.publishedAtHelp, kind: 'instant', ...needed },
  { name: 'isPublished', label: texts.isPublished, kind: 'flag' },
]
