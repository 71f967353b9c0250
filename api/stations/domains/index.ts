export { claimDomain, exportDomainClaims, importDomainClaims } from './import-domain-claims.ts'
export { awaitsArrival, markDomainSeen, putFirst, setDomains } from './mark-domain-seen.ts'
