import { defineEvent } from '../../platform/event.ts'

/** Which participations came of an order. Listeners answer the numbers of the orders by participation. */
export const ordersAskedFor = defineEvent<
  { participationIds: readonly number[] },
  ReadonlyMap<number, number>
>()
