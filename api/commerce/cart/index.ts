export { tellAmounts } from './change-cart.ts'
export { type Checkout, emptyOrdered, giveBackToCheckout, handOver, readCheckout } from './checkout.ts'
