export { hasPlans } from './has-plans.ts'
export { knownPlans } from './known-plans.ts'
export { payableCents } from './plan-answer.ts'
