export { cardOf, listCards } from './card-rows.ts'
export { type CardUse, usesOfCard } from './events.ts'
