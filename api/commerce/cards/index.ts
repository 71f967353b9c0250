export { cardOf } from './card-of.ts'
export { listCards } from './list-cards.ts'
