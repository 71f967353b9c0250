import { desc, eq, exists, gt, inArray, isNotNull } from 'drizzle-orm'
import type { ApiContext } from '../../platform/context.ts'
import { inStation } from '../../platform/db/rows.ts'
import { requireFew } from '../../platform/rate-limit/index.ts'
import { charges } from '../payments/tables.ts'
import { orders } from './tables.ts'
import { orderTexts } from './texts.ts'

/** Orders of one person that came to nothing within a day: more than a bad day with cards, each of them costs calls at the gateway. */
const perDay = { most: 20, ms: 24 * 3_600_000 }

/**
 * Refuses another order by card or PIX to who gave up, or let expire, that many within a day (SEC-98). Those of which the gateway knows
 * nothing, for it was away, are nobody's doing. Under the lock of the person.
 * @throws too_many_requests with `details.retryAfterSeconds`
 */
export function requireFewUnpaid(ctx: ApiContext, participantId: number): Promise<void> {
  const { db } = ctx
  const reached = db
    .select({ id: charges.id })
    .from(charges)
    .where(
      inStation(
        charges,
        orders,
        eq(charges.purpose, 'order'),
        eq(charges.referenceId, orders.id),
        isNotNull(charges.gatewayId),
      ),
    )
  return requireFew(
    ctx,
    perDay,
    ({ since, behind }) =>
      db
        .select({ createdAt: orders.createdAt })
        .from(orders)
        .where(
          inStation(
            orders,
            ctx,
            eq(orders.participantId, participantId),
            inArray(orders.status, ['cancelled', 'expired']),
            gt(orders.createdAt, since),
            exists(reached),
          ),
        )
        .orderBy(desc(orders.createdAt))
        .limit(1)
        .offset(behind),
    orderTexts.tooManyUnpaid,
  )
}
