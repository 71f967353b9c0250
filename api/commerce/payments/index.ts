export { latestCharge, lockCharge, readChargeAt } from './charge-rows.ts'
export { booksBetween } from './check-books.ts'
export {
  type CreditDay,
  chargeSettled,
  creditDays,
  refundSettled,
  type SettledCharge,
} from './events.ts'
export { formatReais } from './format-reais.ts'
export { openRefund, refusedSurplus, returnSurplus } from './open-refund.ts'
export { type PreparedCharge, prepareCharge } from './prepare-charge.ts'
export { endCharge, giveUpOrPutAside, readChargeNow } from './read-charge.ts'
export { type Reconciled, reconcile } from './reconcile.ts'
export { completePayer, limitTypedCpf, payerCpf } from './save-payer.ts'
export { sendCharge } from './send-charge.ts'
export type { Charge, Refund } from './types.ts'
