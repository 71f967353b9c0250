import { and, desc, eq, gt, inArray } from 'drizzle-orm'
import type { ApiContext } from '../../platform/context.ts'
import { ApiError } from '../../platform/errors.ts'
import { orders } from './tables.ts'
import { orderTexts } from './texts.ts'

/** Orders of one person that came to nothing within a day: more than a bad day with cards, each of them costs calls at the gateway. */
const mostUnpaid = 20
const dayMs = 24 * 3_600_000

/**
 * Refuses another order by card or PIX to who gave up, or let expire, that many within a day (SEC-98). Under the lock of the person.
 * @throws too_many_requests with `details.retryAfterSeconds`
 */
export async function requireFewUnpaid(
  { db, station, ports }: ApiContext,
  participantId: number,
): Promise<void> {
  const nowMs = ports.clock.now().getTime()
  const [last] = await db
    .select({ createdAt: orders.createdAt })
    .from(orders)
    .where(
      and(
        eq(orders.stationId, station.id),
        eq(orders.participantId, participantId),
        inArray(orders.status, ['cancelled', 'expired']),
        gt(orders.createdAt, new Date(nowMs - dayMs)),
      ),
    )
    .orderBy(desc(orders.createdAt))
    .limit(1)
    .offset(mostUnpaid - 1)
  if (!last) return
  const retryAfterSeconds = Math.ceil((last.createdAt.getTime() + dayMs - nowMs) / 1000)
  throw new ApiError('too_many_requests', orderTexts.tooManyUnpaid(retryAfterSeconds), {
    details: { retryAfterSeconds },
  })
}
