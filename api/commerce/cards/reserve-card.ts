import { and, count, eq, isNotNull, isNull, lte } from 'drizzle-orm'
import { lockParticipant, memberOf } from '../../people/access/index.ts'
import { type ApiContext, inTransaction } from '../../platform/context.ts'
import { ApiError } from '../../platform/errors.ts'
import { type CardRow, isOwn, isUsable } from './card-rows.ts'
import { cards } from './tables.ts'
import { cardTexts } from './texts.ts'

/** So many cards may one person keep. */
export const mostCards = 10
/** Longer than any gateway is waited for: whoever saved a card then does so no more. */
const underwayMs = 2 * 60_000
/** A card for one purchase: so long may one be on the way to it. */
const onePurchaseMs = 24 * 3_600_000

type Reservation = { key: string; gateway: string; holderName: string; isKept: boolean }

/**
 * Writes the row of a card before the gateway is asked, so that many at once are no more than one person may keep. Null when
 * one of the same key is there. @throws limit_reached, account_blocked
 */
export function reserveCard(
  outer: ApiContext,
  { key, isKept, ...card }: Reservation,
): Promise<number | null> {
  return inTransaction(outer, async (ctx) => {
    const now = ctx.ports.clock.now()
    await lockParticipant(ctx, memberOf(ctx))
    await ctx.db
      .delete(cards)
      .where(and(isOwn(ctx), isNull(cards.cardId), lte(cards.createdAt, longAgo(now))))
    if ((await cardByKey(ctx, key)) !== undefined) return null
    await requireRoom(ctx)
    const [row] = await ctx.db
      .insert(cards)
      .values({
        ...card,
        stationId: ctx.station.id,
        participantId: memberOf(ctx),
        idempotencyKey: key,
        createdAt: now,
        usableUntil: isKept ? null : new Date(now.getTime() + onePurchaseMs),
      })
      .returning({ id: cards.id })
    return row?.id ?? null
  })
}

/** The moment before which nobody is still saving a card. */
export const longAgo = (now: Date) => new Date(now.getTime() - underwayMs)

export async function cardByKey(ctx: ApiContext, key: string): Promise<CardRow | undefined> {
  const [row] = await ctx.db
    .select()
    .from(cards)
    .where(and(isOwn(ctx), eq(cards.idempotencyKey, key)))
  return row
}

async function requireRoom(ctx: ApiContext): Promise<void> {
  const [row] = await ctx.db
    .select({ own: count() })
    .from(cards)
    .where(and(isOwn(ctx), isNull(cards.removedAt), isUsable(ctx)))
  if ((row?.own ?? 0) >= mostCards) throw new ApiError('limit_reached', cardTexts.tooMany(mostCards))
}

/** Whether a row is a card, not one that is being saved. */
export const isSaved = () => isNotNull(cards.cardId)
