import { mostLetters } from '#contract/most-letters.ts'
import type { Fields } from '../fields/field.ts'
import { texts } from './texts.ts'

const words = texts.act

/** What is done to several. */
export const actFields: Fields = [
  { name: 'tag', label: words.tag, kind: 'text', maxLength: mostLetters.tag, isRequired: true },
  { name: 'whom', label: words.whom, kind: 'text', isSaved: false },
]
/** The name of a view. */
export const viewFields: Fields = [
  {
    name: 'name',
    label: texts.views.name,
    help: texts.views.help,
    kind: 'text',
    maxLength: mostLetters.peopleView,
    isRequired: true,
  },
]
