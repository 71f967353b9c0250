import { mostLetters } from '#contract/most-letters.ts'
import type { Fields } from '../../fields/field.ts'
import { texts } from './texts.ts'

/** Why a participation is taken back, and whether only what is left of its points. */
export const undoFields: Fields = [
  {
    name: 'reason',
    label: texts.undoing.reason,
    help: texts.undoing.reasonHelp,
    kind: 'long',
    rows: 3,
    maxLength: mostLetters.shortReason,
    empty: '',
    isRequired: true,
  },
  { name: 'available', label: '', kind: 'flag' },
]
