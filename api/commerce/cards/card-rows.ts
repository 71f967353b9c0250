import { and, desc, eq, gt, isNotNull, isNull, or, type SQL } from 'drizzle-orm'
import { brandName } from '#contract/commerce/cards/brand-name.ts'
import type { Card } from '#contract/commerce/cards/schemas.ts'
import { memberOf } from '../../people/access/index.ts'
import type { ApiContext } from '../../platform/context.ts'
import { inStation } from '../../platform/db/rows.ts'
import { ApiError } from '../../platform/errors.ts'
import { cards } from './tables.ts'
import { cardTexts } from './texts.ts'

export type CardRow = typeof cards.$inferSelect

/** Of the caller, or of whom a job pays for, of their station. */
export const isOwn = (ctx: ApiContext, participantId: number = memberOf(ctx)): SQL | undefined =>
  inStation(cards, ctx, eq(cards.participantId, participantId))

/** Saved and not removed. */
export const isThere = (): SQL | undefined => and(isNotNull(cards.cardId), isNull(cards.removedAt))

/** Kept, or for one purchase that may still be made. */
export const isUsable = ({ ports }: ApiContext): SQL | undefined =>
  or(isNull(cards.usableUntil), gt(cards.usableUntil, ports.clock.now()))

/** Of the gateway that charges now: no other knows the card. Null where there is none. */
const ofGateway = ({ ports }: ApiContext): SQL | null =>
  ports.payments && eq(cards.gateway, ports.payments.name)

/** A card that can be charged, as the gateway knows it. */
type ChargeableCard = {
  id: number
  customerId: string
  cardId: string
  brand: string
  lastDigits: string
}

/**
 * One of the caller's own cards, or of whom a job pays for, of the gateway that charges now; anything else does not exist
 * (CAR-06). @throws not_found
 */
export async function cardOf(ctx: ApiContext, id: number, participantId?: number): Promise<ChargeableCard> {
  const gateway = ofGateway(ctx)
  const [row] = gateway
    ? await ctx.db
        .select()
        .from(cards)
        .where(and(isOwn(ctx, participantId), eq(cards.id, id), isThere(), gateway, isUsable(ctx)))
    : []
  if (!row?.cardId || !row.customerId) throw new ApiError('not_found', cardTexts.unknown)
  const { customerId, cardId, brand, lastDigits } = row
  return { id, customerId, cardId, brand, lastDigits }
}

/** The caller's cards, the newest first (CRD-01); one for this purchase only is among them as long as it may be used (CAR-07). */
export async function listCards(ctx: ApiContext): Promise<{ content: Card[] }> {
  const gateway = ofGateway(ctx)
  if (!gateway) return { content: [] }
  const rows = await ctx.db
    .select()
    .from(cards)
    .where(and(isOwn(ctx), isThere(), gateway, isUsable(ctx)))
    .orderBy(desc(cards.id))
  return { content: rows.map((row) => answerOf(ctx, row)) }
}

const answerOf = ({ ports, station }: ApiContext, row: CardRow): Card => ({
  id: row.id,
  brand: row.brand,
  last_digits: row.lastDigits,
  issuing: brandName(row.brand),
  expiration_date: row.expiration,
  holder_name: row.holderName,
  is_saved: row.usableUntil === null,
  is_expired: isExpired(row.expiration, ports.clock.now(), station.config.timezone),
})

/** Whether the last month of a card, MM/YY, is over on a calendar. What is no month is not. Pure. */
export function isExpired(expiration: string, now: Date, timezone: string): boolean {
  const [, month, year] = /^(\d\d)\/(\d\d)$/.exec(expiration) ?? []
  if (!month || !year) return false
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: timezone, year: 'numeric', month: '2-digit' })
  return `20${year}-${month}` < today.format(now)
}
