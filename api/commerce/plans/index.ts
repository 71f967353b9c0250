export { hasPlans } from './has-plans.ts'
export { payableCents } from './plan-answer.ts'
