import { mostLetters } from '#contract/most-letters.ts'
import { mostChoices } from '#contract/people/own-fields/schemas.ts'
import { type Fields, needed, orEmpty } from '../fields/field.ts'
import { texts } from './texts.ts'

const words = texts.fields

/** What owners say of a field of their own. */
export const ownFieldFields: Fields = [
  { name: 'name', label: words.name, kind: 'text', maxLength: mostLetters.ownField.name, ...needed },
  { name: 'kind', label: words.kind, kind: 'choice', options: texts.kinds, ...needed },
  {
    name: 'choices',
    label: words.choices,
    help: words.choicesHelp,
    kind: 'long',
    rows: 5,
    maxLength: mostChoices * (mostLetters.ownField.choice + 1),
    isSaved: false,
    ...orEmpty,
  },
  { name: 'help', label: words.help, kind: 'text', maxLength: mostLetters.ownField.help, ...orEmpty },
  { name: 'asked', label: words.asked, kind: 'choice', options: texts.asked, ...needed },
  { name: 'isRequired', label: words.isRequired, help: words.isRequiredHelp, kind: 'flag' },
  { name: 'isShown', label: words.isShown, help: words.isShownHelp, kind: 'flag' },
]
