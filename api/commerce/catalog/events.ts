import { defineQuestion } from '../../platform/event.ts'

/**
 * How many orders of these activities somebody has that wait for their payment, by activity: they count for the limit of an activity as
 * those that were paid do.
 */
export const ordersWaiting = defineQuestion<
  { participantId: number; activityIds: readonly number[] },
  ReadonlyMap<number, number>
>()

/**
 * How many of the products of these activities somebody ordered and keeps: paid, or waiting for their payment, less what went back. By
 * `stockKey`; they count for the limit of a product. `except`: an order whose things are still in the cart.
 */
export const orderedThings = defineQuestion<
  { participantId: number; activityIds: readonly number[]; except: number | null },
  ReadonlyMap<string, number>
>()
