export { cardOf } from './card-of.ts'
export { type CardUse, cardUsesAsked } from './events.ts'
export { listCards } from './list-cards.ts'
