import { eq } from 'drizzle-orm'
import type { ApiContext } from '../../platform/context.ts'
import { inStation } from '../../platform/db/rows.ts'
import { ApiError } from '../../platform/errors.ts'
import { orderParts } from './tables.ts'
import { orderTexts } from './texts.ts'

/** What an order brought is taken back by refunding the order, which gives back its money, too. @throws conflict */
export async function requireNoOrder(
  { db, station }: ApiContext,
  { participationId }: { participationId: number },
): Promise<void> {
  const [part] = await db
    .select({ orderId: orderParts.orderId })
    .from(orderParts)
    .where(inStation(orderParts, { station }, eq(orderParts.participationId, participationId)))
    .limit(1)
  if (part) throw new ApiError('conflict', orderTexts.isOfOrder)
}
