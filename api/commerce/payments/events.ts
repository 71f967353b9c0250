import { defineEvent, defineQuestion } from '../../platform/event.ts'
import type { Charge, Refund } from './types.ts'

export type SettledCharge = {
  /** As it is now; its row and its payer are locked. */
  charge: Charge
  /** The payer gave it up: what ended did not run out of time. */
  isGivenUp: boolean
}

/** What a gateway says of a charge was written: a state, a receipt, or the same again. */
export const chargeSettled = defineEvent<SettledCharge>()

/** A day of the station's calendar, YYYY-MM-DD: what was paid for credits of wallets, and what the credits are worth that came of it. */
export type CreditDay = { day: string; paidCents: number; creditedCents: number }

/** The days of who sells credits for wallets, between two instants, the second left out, for the books (GAP-118). */
export const creditDays = defineQuestion<{ from: Date; to: Date }, CreditDay>()

/** A refund was done, refused by the gateway, or made there without us. */
export const refundSettled = defineEvent<{ charge: Charge; refund: Refund }>()
