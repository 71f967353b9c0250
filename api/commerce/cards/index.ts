export { cardOf } from './card-of.ts'
export { type CardUse, usesOfCard } from './events.ts'
export { listCards } from './list-cards.ts'
