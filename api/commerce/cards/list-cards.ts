import { and, desc } from 'drizzle-orm'
import { brandName } from '#contract/commerce/cards/brand-name.ts'
import type { Card } from '#contract/commerce/cards/schemas.ts'
import type { ApiContext } from '../../platform/context.ts'
import { type CardRow, isOwn, isThere, isUsable, ofGateway } from './card-rows.ts'
import { isExpired } from './is-expired.ts'
import { cards } from './tables.ts'

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
