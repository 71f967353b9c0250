import { and, eq } from 'drizzle-orm'
import type { ApiContext } from '../../platform/context.ts'
import { ApiError } from '../../platform/errors.ts'
import { isOwn, isThere, isUsable, ofGateway } from './card-rows.ts'
import { cards } from './tables.ts'
import { cardTexts } from './texts.ts'

/** A card that can be charged, as the gateway knows it. */
export type ChargeableCard = {
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
