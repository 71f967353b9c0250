import { mostLetters } from '#contract/most-letters.ts'
import type { Fields } from '../fields/field.ts'
import { texts } from './texts.ts'

/** Which request is decided. */
const idField: Fields = [{ name: 'id', label: '', kind: 'number' }]

/** What its page knew of it. */
export const confirmFields: Fields = [
  ...idField,
  { name: 'undoneTimes', label: '', kind: 'number', optional: true },
]
export const undoFields: Fields = [...idField, { name: 'undoUntil', label: '', kind: 'text' }]

/** Why a transfer is refused. */
export const refusalFields: Fields = [
  ...idField,
  {
    name: 'reason',
    label: texts.refuse.reason,
    kind: 'long',
    rows: 3,
    maxLength: mostLetters.reason,
    empty: '',
    isRequired: true,
  },
]
