export { hasPlans, knownPlans } from './known-plans.ts'
export { payableCents } from './list-plans.ts'
