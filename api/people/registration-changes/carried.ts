import { type Carry, moved } from '../../platform/carry.ts'
import { registrationChanges } from './tables.ts'

/** What somebody wants changed in the association's register (PPL-12). */
export const registrationChangeCarried: readonly Carry[] = [
  moved(registrationChanges, {
    name: 'Alterações pedidas no cadastro da associação',
    key: registrationChanges.idempotencyKey,
  }),
]
