export { orderedThings, ordersWaiting } from './events.ts'
export { type Offer, offersOf, orderedOf, orderStates, requireOrderable } from './offers.ts'
export { type Amount, giveBackStock, noteOrdered, stockKey, takenOf, takeStock } from './stock.ts'
export { catalogTexts } from './texts.ts'
