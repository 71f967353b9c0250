import type { Fields } from '../fields/field.ts'
import { texts } from './texts.ts'

/** Which request is decided. */
export const idField: Fields = [{ name: 'id', label: '', kind: 'number' }]

/** Why a transfer is refused. */
export const refusalFields: Fields = [
  ...idField,
  {
    name: 'reason',
    label: texts.refuse.reason,
    kind: 'long',
    rows: 3,
    maxLength: 300,
    empty: '',
    isRequired: true,
  },
]
