export { cardOf } from './card-of.ts'
