export { hasPlans } from './has-plans.ts'
