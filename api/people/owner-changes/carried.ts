import { type Carry, ended, left } from '../../platform/carry.ts'
import { auditLines, ownerCreations } from './tables.ts'

/** The history stays as it was written; forms of the account that ended are sent by nobody again (PPL-12). */
export const ownerChangeCarried: readonly Carry[] = [
  ...left(auditLines, auditLines.participantId),
  ended(ownerCreations),
]
