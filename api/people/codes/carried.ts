import { type Carry, ended } from '../../platform/carry.ts'
import { codeSecrets, recoveryCodes } from './tables.ts'

/** Codes are of the account that they were set up in: those of one that ends open nothing (PPL-12). */
export const codesCarried: readonly Carry[] = [ended(codeSecrets), ended(recoveryCodes)]
