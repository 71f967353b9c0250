import { earn } from '../../ledger/index.ts'
import type { ApiContext } from '../../platform/context.ts'
import { dayIn } from '../../platform/start-of-day.ts'
import { pointsOfMonth } from './held-plan.ts'
import { planRewards } from './tables.ts'
import type { SubscriptionRow } from './types.ts'

/** The month of an instant in the station's calendar, YYYY-MM (TEN-08). Pure. */
export const monthIn = (now: Date, timeZone: string): string => dayIn(now, timeZone).slice(0, 7)

/**
 * Credits the points of this month where the plan gives some now and none were credited yet (ADR 113): the row and the points are
 * written together or not at all, so a run that dies, and two at once, credit once. In a transaction, under the lock of the subscription.
 */
export async function rewardMonth(ctx: ApiContext, row: SubscriptionRow): Promise<void> {
  const now = ctx.ports.clock.now()
  const given = await pointsOfMonth(ctx, row, now)
  if (!given) return
  const { participantId } = row
  const month = monthIn(now, ctx.station.config.timezone)
  const { planId, planName, points } = given
  const pointsH = points * 100
  const written = await ctx.db
    .insert(planRewards)
    .values({ stationId: ctx.station.id, participantId, month, planId, pointsH, createdAt: now })
    .onConflictDoNothing()
    .returning({ month: planRewards.month })
  if (written.length === 0) return
  await earn(ctx, {
    participantId,
    key: `plan-reward:${participantId}:${month}`,
    cause: 'plan_reward',
    referenceId: planId,
    note: `Pontos do plano ${planName}`,
    amountH: pointsH,
  })
}
