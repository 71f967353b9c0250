import { type Carry, ended, left } from '../../platform/carry.ts'
import { personInvitations } from './tables.ts'

/** The invitation to open an account that is there no more (PPL-12). */
export const importedCarried: readonly Carry[] = [
  ended(personInvitations),
  ...left(personInvitations, personInvitations.byId),
]
