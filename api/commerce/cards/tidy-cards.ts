import { and, asc, inArray, isNotNull, isNull, lte } from 'drizzle-orm'
import type { PlatformContext } from '../../platform/context.ts'
import { acrossStations } from '../../platform/db/across-stations.ts'
import { forgetAtGateway } from './remove-card.ts'
import { isSaved, longAgo } from './reserve-card.ts'
import { cards } from './tables.ts'

/** At one tidying; the rest at the next. */
const atOnce = 200

/**
 * Removes rows of cards that nobody saved to the end, and tells gateways of cards that were removed or were for one purchase
 * and are not forgotten there yet.
 */
export async function tidyCards(ctx: PlatformContext): Promise<void> {
  const { db, ports } = ctx
  const now = ports.clock.now()
  await acrossStations(async () => {
    await db.delete(cards).where(and(isNull(cards.cardId), lte(cards.createdAt, longAgo(now))))
    await db
      .update(cards)
      .set({ removedAt: now })
      .where(and(isNull(cards.removedAt), lte(cards.usableUntil, now)))
    // Of a gateway that is not there any more nobody can be told: its cards are not in the way of others.
    const isKnown = inArray(cards.gateway, [...ports.gateways.keys()])
    const left = await db
      .select()
      .from(cards)
      .where(and(isSaved(), isNotNull(cards.removedAt), isNull(cards.forgottenAt), isKnown))
      .orderBy(asc(cards.removedAt))
      .limit(atOnce)
    for (const card of left) await forgetAtGateway(ctx, card)
  })
}
