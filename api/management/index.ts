export { markDomainSeen } from './mark-domain-seen.ts'
