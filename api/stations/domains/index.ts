export { awaitsArrival } from './awaits-arrival.ts'
export { claimDomain, exportDomainClaims, importDomainClaims } from './import-domain-claims.ts'
export { markDomainSeen } from './mark-domain-seen.ts'
export { putFirst, setDomains } from './station-addresses.ts'
