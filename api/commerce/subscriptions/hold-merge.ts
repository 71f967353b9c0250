import { inArray, ne } from 'drizzle-orm'
import type { ApiContext } from '../../platform/context.ts'
import { inStation } from '../../platform/db/rows.ts'
import { subscriptions } from './tables.ts'
import { subscriptionTexts } from './texts.ts'

/** A plan whose payment is waited for keeps its person's account apart (PPL-12). */
export async function holdMergeForBills(ctx: ApiContext, { ids }: { ids: readonly number[] }) {
  const { participantId, planName, state } = subscriptions
  const rows = await ctx.db
    .select({ id: participantId, planName })
    .from(subscriptions)
    .where(
      inStation(
        subscriptions,
        ctx,
        inArray(participantId, [...ids]),
        inArray(state, ['pending', 'past_due']),
      ),
    )
  return rows.map(({ id, planName }) => ({ id, text: subscriptionTexts.holdsMerge(planName) }))
}

/** Nobody has two plans, or two subscriptions to one product: the database says so (PPL-12). */
export async function clashOfPlans(
  ctx: ApiContext,
  { fromId, toId }: { fromId: number; toId: number },
): Promise<string[]> {
  const { participantId, planId, activityId, planName, state } = subscriptions
  const open = await ctx.db
    .select({ participantId, planId, activityId, planName })
    .from(subscriptions)
    .where(inStation(subscriptions, ctx, inArray(participantId, [fromId, toId]), ne(state, 'ended')))
  const of = (id: number) => open.filter((row) => row.participantId === id)
  const isSame = (one: (typeof open)[number], other: (typeof open)[number]) =>
    one.planId !== null ? other.planId !== null : one.activityId === other.activityId
  return of(fromId).flatMap((one) => {
    const other = of(toId).find((other) => isSame(one, other))
    return other ? [subscriptionTexts.clash(one.planName, other.planName)] : []
  })
}
