export { booksBetween } from './books-between.ts'
export { latestCharge, lockCharge, readChargeAt } from './charge-rows.ts'
export { completePayer, hasCpf } from './complete-payer.ts'
export {
  type CreditDay,
  chargeSettled,
  creditDays,
  refundSettled,
  type SettledCharge,
} from './events.ts'
export { formatReais } from './format-reais.ts'
export { openRefund, refusedSurplus } from './open-refund.ts'
export { type PreparedCharge, prepareCharge } from './prepare-charge.ts'
export { giveUpOrPutAside } from './put-aside.ts'
export { endCharge, readChargeNow } from './read-charge.ts'
export { type Reconciled, reconcile } from './reconcile.ts'
export { returnSurplus } from './return-surplus.ts'
export { limitTypedCpf } from './save-payer.ts'
export { sendCharge } from './send-charge.ts'
export type { Charge, Refund } from './types.ts'
