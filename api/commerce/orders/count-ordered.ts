import { eq, gt, inArray, ne, sql } from 'drizzle-orm'
import type { ApiContext } from '../../platform/context.ts'
import { inStation } from '../../platform/db/rows.ts'
import { stockKey } from '../catalog/index.ts'
import { orderItems, orders } from './tables.ts'

type Asked = { participantId: number; activityIds: readonly number[]; except: number | null }

const keptStates = ['awaiting_payment', 'paid', 'partly_refunded'] as const

/**
 * What somebody ordered of these activities and keeps, by product: paid or waiting, less what went back. Read under the lock of the
 * person, which orders, payments and refunds are made under, it cannot change meanwhile.
 */
export async function countOrdered(
  { db, station }: ApiContext,
  { participantId, activityIds, except }: Asked,
): Promise<ReadonlyMap<string, number>> {
  const { activityId, productNumber, quantity, returned } = orderItems
  const kept = sql`sum(${quantity} - ${returned})`
  const rows = await db
    .select({ activityId, productNumber, kept: kept.mapWith(Number) })
    .from(orders)
    .innerJoin(orderItems, inStation(orderItems, orders, eq(orderItems.orderId, orders.id)))
    .where(
      inStation(
        orders,
        { station },
        eq(orders.participantId, participantId),
        except === null ? undefined : ne(orders.id, except),
        inArray(orders.status, [...keptStates]),
        inArray(activityId, [...activityIds]),
      ),
    )
    .groupBy(activityId, productNumber)
    .having(gt(kept, 0))
  return new Map(rows.map((row) => [stockKey(row), row.kept]))
}
