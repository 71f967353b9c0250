import { and, desc, eq, exists, gt, inArray, isNotNull } from 'drizzle-orm'
import type { ApiContext } from '../../platform/context.ts'
import { ApiError } from '../../platform/errors.ts'
import { charges } from '../payments/tables.ts'
import { orders } from './tables.ts'
import { orderTexts } from './texts.ts'

/** Orders of one person that came to nothing within a day: more than a bad day with cards, each of them costs calls at the gateway. */
const mostUnpaid = 20
const dayMs = 24 * 3_600_000

/**
 * Refuses another order by card or PIX to who gave up, or let expire, that many within a day (SEC-98). Those of which the gateway knows
 * nothing, for it was away, are nobody's doing. Under the lock of the person.
 * @throws too_many_requests with `details.retryAfterSeconds`
 */
export async function requireFewUnpaid(
  { db, station, ports }: ApiContext,
  participantId: number,
): Promise<void> {
  const nowMs = ports.clock.now().getTime()
  const reached = db
    .select({ id: charges.id })
    .from(charges)
    .where(
      and(
        eq(charges.stationId, orders.stationId),
        eq(charges.purpose, 'order'),
        eq(charges.referenceId, orders.id),
        isNotNull(charges.gatewayId),
      ),
    )
  const [last] = await db
    .select({ createdAt: orders.createdAt })
    .from(orders)
    .where(
      and(
        eq(orders.stationId, station.id),
        eq(orders.participantId, participantId),
        inArray(orders.status, ['cancelled', 'expired']),
        gt(orders.createdAt, new Date(nowMs - dayMs)),
        exists(reached),
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
