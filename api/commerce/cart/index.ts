export { type Checkout, emptyOrdered, giveBackToCheckout, handOver, readCheckout } from './checkout.ts'
