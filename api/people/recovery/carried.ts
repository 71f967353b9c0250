import { type Carry, ended } from '../../platform/carry.ts'
import { passwordResets } from './tables.ts'

/** A link for another password opens nothing any more (PPL-12). */
export const recoveryCarried: readonly Carry[] = [ended(passwordResets)]
