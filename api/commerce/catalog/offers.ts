import { eq, sql } from 'drizzle-orm'
import type { ParticipationState } from '#contract/activities/participation/schemas.ts'
import { type ProductsBody, products, productsBody } from '#contract/activity-types/products.ts'
import { type Activity, decide, memberFacts, refusalOf } from '../../activities/participation/index.ts'
import { activities } from '../../activities/participation/tables.ts'
import type { ApiContext } from '../../platform/context.ts'
import { inStation } from '../../platform/db/rows.ts'
import { ApiError } from '../../platform/errors.ts'
import { orderedThings, ordersWaiting } from './events.ts'
import { catalogTexts } from './texts.ts'

/** An activity with products. `isOnAir`: it may be met, and so ordered, at all. */
export type Offer = { activity: Activity; body: ProductsBody; isOnAir: boolean }

/**
 * Activities with products by their numbers, in whatever state, by one query. What is not there, of another type or broken is
 * left out; a broken one is logged.
 */
export async function offersOf(
  { db, station, ports }: Pick<ApiContext, 'db' | 'station' | 'ports'>,
  activityIds: readonly number[],
): Promise<ReadonlyMap<number, Offer>> {
  const ids = [...new Set(activityIds)]
  if (ids.length === 0) return new Map()
  const rows = await db
    .select()
    .from(activities)
    .where(
      inStation(
        activities,
        { station },
        eq(activities.typeId, products.id),
        sql`${activities.id} = any(${sql.param(ids)})`,
      ),
    )
  const offers = new Map<number, Offer>()
  for (const activity of rows) {
    const { success, data } = productsBody.schema.safeParse(activity.body)
    if (success) offers.set(activity.id, { activity, body: data, isOnAir: activity.status === 'published' })
    else ports.log.error({ stationId: station.id, activityId: activity.id }, 'products cannot be read')
  }
  return offers
}

/**
 * Whether somebody may order from these activities, as `decide` says it of all types: window, limit, prerequisites (ACT-14). An
 * order that waits for its payment counts for the limit.
 */
export async function orderStates(
  ctx: ApiContext,
  participantId: number,
  activities: readonly Activity[],
): Promise<ReadonlyMap<number, ParticipationState>> {
  const activityIds = activities.map(({ id }) => id)
  if (activityIds.length === 0) return new Map()
  const factsOf = await memberFacts(ctx, participantId, activities)
  const waiting = await ordersWaiting.ask(ctx, { participantId, activityIds })
  const waitingOf = (id: number) => waiting.reduce((sum, counts) => sum + (counts.get(id) ?? 0), 0)
  const at = {
    now: ctx.ports.clock.now(),
    timeZone: ctx.station.config.timezone,
    takesParticipations: true,
  }
  return new Map(
    activities.map((activity) => {
      const facts = factsOf(activity.id)
      const userActions = facts.userActions + waitingOf(activity.id)
      return [activity.id, decide(activity, { ...facts, userActions }, at)]
    }),
  )
}

/**
 * Refuses unless somebody may order from all of these activities, and answers them.
 * @throws not_found, not_open, limit_reached, plan_required, prerequisites_missing
 */
export async function requireOrderable(
  ctx: ApiContext,
  participantId: number,
  activityIds: readonly number[],
): Promise<ReadonlyMap<number, Offer>> {
  const offers = await offersOf(ctx, activityIds)
  const isMissing = activityIds.some((id) => !offers.get(id)?.isOnAir)
  if (isMissing) throw new ApiError('not_found', catalogTexts.withdrawn)
  const rows = [...offers.values()].map(({ activity }) => activity)
  for (const state of (await orderStates(ctx, participantId, rows)).values()) {
    const refusal = refusalOf(state)
    if (refusal) throw refusal
  }
  return offers
}

/** How many of each product of these activities somebody has ordered, by `stockKey`, but for one order (CAR-02). */
export async function orderedOf(
  ctx: ApiContext,
  participantId: number,
  { activityIds, except }: { activityIds: readonly number[]; except: number | null },
): Promise<ReadonlyMap<string, number>> {
  if (activityIds.length === 0) return new Map()
  const answers = await orderedThings.ask(ctx, { participantId, activityIds, except })
  return new Map(answers.flatMap((ordered) => [...ordered]))
}
