export { audit, wasDone } from './audit.ts'
export { markDomainSeen } from './mark-domain-seen.ts'
export { tidyManagement } from './once.ts'
