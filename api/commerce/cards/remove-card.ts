import { and, asc, eq, inArray, isNotNull, isNull, lte } from 'drizzle-orm'
import { memberOf } from '../../people/access/index.ts'
import type { ApiContext, PlatformContext } from '../../platform/context.ts'
import { acrossStations } from '../../platform/db/across-stations.ts'
import { one, withId } from '../../platform/db/rows.ts'
import { ApiError } from '../../platform/errors.ts'
import { askOutsideSlot } from '../../platform/slots/queue.ts'
import { type CardRow, isOwn } from './card-rows.ts'
import { type CardUse, usesOfCard } from './events.ts'
import { isSaved, longAgo } from './reserve-card.ts'
import { cards } from './tables.ts'
import { cardTexts } from './texts.ts'

/**
 * Removes one of the caller's cards: nothing is charged to it from now on, and the gateway is told to forget it; while it
 * is silent the hourly tidying goes on telling it (CRD-01). What it pays by itself is said first; `isConfirmed`: that was seen. Twice is once.
 * @throws not_found; conflict while it pays something
 */
export async function removeCard(
  ctx: ApiContext,
  id: number,
  { isConfirmed = false } = {},
): Promise<Record<string, never>> {
  const own = and(isOwn(ctx), eq(cards.id, id), isSaved())
  const row = await ctx.db.select().from(cards).where(own).then(one(cardTexts.unknown))
  if (row.forgottenAt) return {}
  if (!row.removedAt && !isConfirmed) await requireUnused(ctx, id)
  if (!row.removedAt) await ctx.db.update(cards).set({ removedAt: ctx.ports.clock.now() }).where(own)
  await askOutsideSlot(() => forgetAtGateway(ctx, row))
  return {}
}

async function requireUnused(ctx: ApiContext, id: number): Promise<void> {
  const names = (await cardUses(ctx, id)).map(({ name }) => name)
  if (names.length > 0) throw new ApiError('conflict', cardTexts.pays(names.join(', ')))
}

/** Tells the card's own gateway; what cannot be told now stays to be told. Outside transactions. */
async function forgetAtGateway(
  { db, ports }: PlatformContext,
  { stationId, id, gateway, customerId, cardId }: CardRow,
): Promise<void> {
  const knowing = ports.gateways.get(gateway)
  if (!knowing || customerId === null || cardId === null) return
  try {
    await knowing.removeCard({ customerId, cardId })
  } catch {
    ports.log.warn(
      { gateway, stationId, card: id },
      'The gateway did not remove a card; it will be told again',
    )
    return
  }
  const itself = withId(cards, { stationId }, id)
  await db.update(cards).set({ forgottenAt: ports.clock.now(), holderName: '' }).where(itself)
}

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

/** What one of the caller's cards pays by itself; nothing of a card that is not theirs. */
export async function cardUses(ctx: ApiContext, cardId: number): Promise<CardUse[]> {
  return await usesOfCard.ask(ctx, { cardId, participantId: memberOf(ctx) })
}
