import { mostLetters } from '#contract/most-letters.ts'
import { type Fields, needed } from '../../fields/field.ts'
import { texts } from './texts.ts'

/** Why somebody is suspended. */
export const suspensionFields: Fields = [
  {
    name: 'reason',
    label: texts.reason,
    help: texts.reasonHelp,
    kind: 'long',
    rows: 3,
    maxLength: mostLetters.reason,
    ...needed,
  },
]
