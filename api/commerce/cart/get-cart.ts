import { eq, isNotNull, notExists, sql } from 'drizzle-orm'
import type { Cart } from '#contract/commerce/cart/schemas.ts'
import { memberOf, requireArea } from '../../people/access/index.ts'
import type { ApiContext } from '../../platform/context.ts'
import { inStation } from '../../platform/db/rows.ts'
import { cartAnswer } from './cart-answer.ts'
import { cartItems, checkouts } from './tables.ts'

/** The caller's cart with everything the steps of the checkout show (CAR-01). @throws plan_required */
export async function getCart(ctx: ApiContext): Promise<Cart> {
  await requireArea(ctx, 'checkout')
  return cartAnswer(ctx, memberOf(ctx))
}

/** How many things wait in it (CAR-03); what an order is being paid for waits no more. */
export async function getCartSummary(ctx: ApiContext): Promise<{ items: number }> {
  const [row] = await ctx.db
    .select({ items: sql`coalesce(sum(${cartItems.quantity}), 0)`.mapWith(Number) })
    .from(cartItems)
    .where(
      inStation(
        cartItems,
        ctx,
        eq(cartItems.participantId, memberOf(ctx)),
        notExists(ctx.db.select({ one: sql`1` }).from(checkouts).where(isBeingPaid)),
      ),
    )
  return { items: row?.items ?? 0 }
}

const isBeingPaid = inStation(
  checkouts,
  cartItems,
  eq(checkouts.participantId, cartItems.participantId),
  isNotNull(checkouts.orderId),
)
