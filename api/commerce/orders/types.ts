import type { z } from 'zod'
import type { createOrder } from '#contract/commerce/orders/endpoints.ts'
import type { orderItems, orderParts, orderRefunds, orders } from './tables.ts'

export type OrderRow = typeof orders.$inferSelect
export type PartRow = typeof orderParts.$inferSelect
export type ItemRow = typeof orderItems.$inferSelect
export type RefundRow = typeof orderRefunds.$inferSelect

/** What the client says of what it showed: amounts of the review in reais, and the fields of D3§3. */
export type Shown = Omit<z.output<NonNullable<typeof createOrder.body>>, 'user_id'>

/** It ended without its payment: what comes in for it goes back, all of it. Pure. */
export const isEndedUnpaid = ({ status }: Pick<OrderRow, 'status'>): boolean =>
  status === 'cancelled' || status === 'expired'

/** All that was paid, interest of instalments included, in centavos. Pure. */
export const paidCentsOf = ({ walletCents, chargeCents }: Pick<OrderRow, 'walletCents' | 'chargeCents'>) =>
  walletCents + chargeCents

/** What instalments cost beyond the price, in centavos. Pure. */
export const interestCentsOf = ({
  finalCents,
  walletCents,
  chargeCents,
}: Pick<OrderRow, 'finalCents' | 'walletCents' | 'chargeCents'>) => walletCents + chargeCents - finalCents
