import { defineEvent } from '../../platform/event.ts'

/**
 * Which orders of these activities somebody has that wait for their payment. Listeners answer how many by activity: they count for
 * the limit of an activity as those that were paid do.
 */
export const ordersWaiting = defineEvent<
  { participantId: number; activityIds: readonly number[] },
  ReadonlyMap<number, number>
>()
