import { type Carry, moved } from '../../platform/carry.ts'
import { ownValues } from './tables.ts'

/** What the account that stays has in a field is kept; what it has not comes from the other (PPL-12). */
export const ownFieldsCarried: readonly Carry[] = [
  moved(ownValues, { name: 'Campos da estação preenchidos', same: [ownValues.fieldId] }),
]
