import { inArray } from 'drizzle-orm'
import type { ApiContext } from '../../platform/context.ts'
import { inStation } from '../../platform/db/rows.ts'
import { orderParts } from './tables.ts'

/** The orders whose payment made these participations, by participation: what they gave back is the order's (ORD-02, PTS-06). */
export async function ordersOfParticipations(
  { db, station }: ApiContext,
  { participationIds }: { participationIds: readonly number[] },
): Promise<ReadonlyMap<number, number>> {
  const rows = await db
    .select({ participationId: orderParts.participationId, orderId: orderParts.orderId })
    .from(orderParts)
    .where(inStation(orderParts, { station }, inArray(orderParts.participationId, [...participationIds])))
  return new Map(
    rows.flatMap(({ participationId, orderId }) =>
      participationId === null ? [] : [[participationId, orderId]],
    ),
  )
}
