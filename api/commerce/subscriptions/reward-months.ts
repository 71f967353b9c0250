import { and, asc, eq, gt, inArray, ne, notExists, sql } from 'drizzle-orm'
import { z } from 'zod'
import { earn } from '../../ledger/index.ts'
import { participants } from '../../people/access/tables.ts'
import { type ApiContext, inTransaction } from '../../platform/context.ts'
import { acrossStations } from '../../platform/db/across-stations.ts'
import { inStation, withId } from '../../platform/db/rows.ts'
import { atStation, defineJob, type JobContext } from '../../platform/jobs/index.ts'
import { dayIn } from '../../platform/start-of-day.ts'
import { plans } from '../plans/tables.ts'
import { pointsOfMonth } from './held-plan.ts'
import { lockSubscription } from './subscription-rows.ts'
import { planRewards, subscriptions } from './tables.ts'
import type { SubscriptionRow } from './types.ts'

/** So many of a station are read at a time. */
const batch = 500
/** After so long a run begins no more; the next one is due, and finds what is left. */
const beginsForMs = 20 * 60_000

/** Each hour: a month begins at another hour in each time zone, and what a run did not come to is due in the next. */
export const rewardMonthsJob = defineJob({
  name: 'reward-plan-months',
  data: z.object({}),
  cron: '4 * * * *',
  retries: 0,
  run: rewardMonths,
})

/** Credits the points of the month to all who have a plan that gives some; run twice, the second finds nobody. */
export async function rewardMonths(job: JobContext): Promise<void> {
  const endMs = job.ports.clock.now().getTime() + beginsForMs
  for (const stationId of await stationsThatGive(job)) {
    try {
      const ctx = await atStation(job, stationId)
      if (ctx) await rewardStation(ctx, endMs)
    } catch (err) {
      job.ports.log.error({ stationId, err }, 'The points of a month were not credited')
    }
  }
}

/** What a plan gives was points on the day it was taken, or is now. */
const givesPoints = sql`greatest((${subscriptions.gives}->>'monthlyPoints')::int, (${plans.gives}->>'monthlyPoints')::int) > 0`

const ofPlan = inStation(
  plans,
  subscriptions,
  sql`${plans.id} in (${subscriptions.planId}, ${subscriptions.nextPlanId})`,
)

/** Nobody is credited whose account is gone. */
const isThere = withId(
  participants,
  subscriptions,
  subscriptions.participantId,
  ne(participants.status, 'deleted'),
)

const mayBeGiven = inArray(subscriptions.state, ['active', 'past_due'])

async function stationsThatGive({ db }: JobContext): Promise<number[]> {
  const rows = await acrossStations(
    async () =>
      await db
        .selectDistinct({ id: subscriptions.stationId })
        .from(subscriptions)
        .innerJoin(plans, ofPlan)
        .where(and(mayBeGiven, givesPoints)),
  )
  return rows.map(({ id }) => id)
}

/** By numbers that go up: who cannot be credited is passed by, and met again in the next run. */
async function rewardStation(ctx: ApiContext, endMs: number): Promise<void> {
  let after = 0
  for (;;) {
    const ids = await nextIds(ctx, after)
    for (const id of ids) {
      if (ctx.ports.clock.now().getTime() >= endMs) return
      await rewardOne(ctx, id)
      after = id
    }
    if (ids.length < batch) return
  }
}

async function nextIds(ctx: ApiContext, after: number): Promise<number[]> {
  const { db, station, ports } = ctx
  const month = monthIn(ports.clock.now(), station.config.timezone)
  const rewarded = db
    .select({ month: planRewards.month })
    .from(planRewards)
    .where(
      inStation(
        planRewards,
        subscriptions,
        eq(planRewards.participantId, subscriptions.participantId),
        eq(planRewards.month, month),
      ),
    )
  const rows = await db
    .selectDistinct({ id: subscriptions.id })
    .from(subscriptions)
    .innerJoin(plans, ofPlan)
    .innerJoin(participants, isThere)
    .where(
      inStation(
        subscriptions,
        ctx,
        gt(subscriptions.id, after),
        ...[mayBeGiven, givesPoints, notExists(rewarded)],
      ),
    )
    .orderBy(asc(subscriptions.id))
    .limit(batch)
  return rows.map(({ id }) => id)
}

/** One that fails does not keep the others. */
async function rewardOne(ctx: ApiContext, id: number): Promise<void> {
  try {
    await inTransaction(ctx, async (inner) => {
      const row = await lockSubscription(inner, id)
      if (row) await rewardMonth(inner, row)
    })
  } catch (err) {
    ctx.ports.log.error({ stationId: ctx.station.id, subscription: id, err }, 'A month was not credited')
  }
}

/** The month of an instant in the station's calendar, YYYY-MM (TEN-08). Pure. */
const monthIn = (now: Date, timeZone: string): string => dayIn(now, timeZone).slice(0, 7)

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
