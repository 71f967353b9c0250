export { deliverPart, undoDelivery } from './deliver-part.ts'
export { lockOrder } from './order-rows.ts'
export { type Refunding, refundOrder } from './refund-order.ts'
