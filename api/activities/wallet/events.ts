import { defineQuestion } from '../../platform/event.ts'

/** The numbers of the orders that participations came of, by participation. */
export const orderNumbers = defineQuestion<
  { participationIds: readonly number[] },
  ReadonlyMap<number, number>
>()
