export { getPlan } from './get-plan.ts'
export { hasPlans } from './has-plans.ts'
export { listPlans } from './list-plans.ts'
