import { not } from 'drizzle-orm'
import { type Carry, hasSame, moved, movedAs, ofEnded } from '../../platform/carry.ts'
import { planRewards, subscriptionBills, subscriptions } from './tables.ts'

/**
 * Plans and products that somebody subscribed to: one of each, or the merge is held. Points of a month that both were given stay in the books
 * under the number of each (PPL-12).
 */
export const subscriptionCarried: readonly Carry[] = [
  moved(subscriptions, { name: 'Planos e assinaturas', key: subscriptions.idempotencyKey }),
  moved(subscriptionBills),
  movedAs(planRewards, async (ctx, merge) => {
    const rows = { table: planRewards, column: planRewards.participantId }
    await ctx.db
      .update(planRewards)
      .set({ participantId: merge.toId })
      .where(ofEnded(ctx, rows, merge, not(hasSame(ctx, rows, [planRewards.month], merge))))
  }),
]
