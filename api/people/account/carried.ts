import { type Carry, ended } from '../../platform/carry.ts'
import { emailChanges } from './tables.ts'

/** Another e-mail of an account that is there no more (PPL-12). */
export const accountCarried: readonly Carry[] = [ended(emailChanges)]
