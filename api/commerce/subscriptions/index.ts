export { planNameOf } from './plan-name-of.ts'
