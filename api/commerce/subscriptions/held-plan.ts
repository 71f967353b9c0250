import { eq, isNotNull, ne, or } from 'drizzle-orm'
import { areasOf, type PlanGives } from '#contract/commerce/plans/gives.ts'
import type { PlansKnown } from '../../activities/participation/index.ts'
import type { LockedArea } from '../../people/access/index.ts'
import type { ApiContext } from '../../platform/context.ts'
import { inStation, withId } from '../../platform/db/rows.ts'
import { gathered } from '../../platform/gathered.ts'
import { knownPlans } from '../plans/index.ts'
import { plans } from '../plans/tables.ts'
import { afterDays, graceDays } from './periods.ts'
import { currentOf } from './subscription-rows.ts'
import { subscriptions } from './tables.ts'
import { nextTermsOf, type PlanTerms, planTermsOf, type SubscriptionRow } from './types.ts'

/**
 * The plan somebody has, on the terms on which it is given at an instant: none before the first payment, suspended, or over; a cheaper
 * one that was chosen counts from the end of the period on, whether a job came to it or not (GAP-74). Pure.
 */
function givenTerms(row: SubscriptionRow, now: Date): PlanTerms | null {
  if (row.planId === null || !isGiven(row, now)) return null
  const isOver = row.periodEnd !== null && row.periodEnd <= now
  return (isOver && nextTermsOf(row)) || planTermsOf(row)
}

/** What somebody has now by one query, or null. */
async function heldTerms(ctx: ApiContext, participantId: number): Promise<PlanTerms | null> {
  const row = await currentOf(ctx, participantId)
  return row ? givenTerms(row, ctx.ports.clock.now()) : null
}

/** The name of the plan whose services a member gets now, or null: none, not paid yet, over, or suspended (PLN-02, VCD-02). */
export const planNameOf = async (ctx: ApiContext, participantId: number): Promise<string | null> =>
  (await heldTerms(ctx, participantId))?.planName ?? null

/** The same for the calls of one page together. */
const heldOnPage = gathered(async (ctx, participantIds) => {
  const list = await Promise.all(participantIds.map(async (id) => [id, await heldTerms(ctx, id)] as const))
  return new Map(list)
})

/**
 * What a plan gives somebody: the offers of the day they took it and of today, of which the better counts, benefit by benefit
 * (ADR 113).
 */
export type HeldPlan = { id: number; name: string; offers: PlanGives[] }

/** By one query, within the transaction that decides on it, too. @returns null where nothing is given now */
export async function heldPlan(ctx: ApiContext, participantId: number): Promise<HeldPlan | null> {
  const { db, ports } = ctx
  const rows = await db
    .select({ subscription: subscriptions, planId: plans.id, gives: plans.gives })
    .from(subscriptions)
    .leftJoin(
      plans,
      inStation(
        plans,
        subscriptions,
        or(eq(plans.id, subscriptions.planId), eq(plans.id, subscriptions.nextPlanId)),
      ),
    )
    .where(
      inStation(
        subscriptions,
        ctx,
        eq(subscriptions.participantId, participantId),
        ne(subscriptions.state, 'ended'),
        isNotNull(subscriptions.planId),
      ),
    )
  const [first] = rows
  const terms = first && givenTerms(first.subscription, ports.clock.now())
  if (!terms) return null
  const today = rows.find(({ planId }) => planId === terms.planId)?.gives
  return { id: terms.planId, name: terms.planName, offers: today ? [terms.gives, today] : [terms.gives] }
}

/** The points of a month that somebody's plan gives now: the more of both offers. Under the lock of the subscription. */
export async function pointsOfMonth(ctx: ApiContext, row: SubscriptionRow, now: Date) {
  const terms = givenTerms(row, now)
  if (!terms) return null
  const [today] = await ctx.db
    .select({ gives: plans.gives })
    .from(plans)
    .where(withId(plans, ctx, terms.planId))
  const points = Math.max(terms.gives.monthlyPoints, today?.gives.monthlyPoints ?? 0)
  return points > 0 ? { planId: terms.planId, planName: terms.planName, points } : null
}

/** For activities that are only for subscribers. */
export async function tellPlans(
  ctx: ApiContext,
  { participantId }: { participantId: number },
): Promise<PlansKnown> {
  const [held, known] = await Promise.all([heldOnPage(ctx, [participantId]), knownPlans(ctx)])
  return {
    heldId: held.get(participantId)?.planId ?? null,
    offered: known.filter(({ isOffered }) => isOffered),
  }
}

/** The areas that are for others, each with the plans that open it: no query where no plan has an area, else one. */
export async function lockedAreas(
  ctx: ApiContext,
  { participantId }: { participantId: number },
): Promise<LockedArea[]> {
  const guarding = (await knownPlans(ctx)).filter(({ gives }) => areasOf(gives).length > 0)
  if (guarding.length === 0) return []
  const heldId = (await heldOnPage(ctx, [participantId])).get(participantId)?.planId
  const mine = guarding.filter(({ id }) => id === heldId).flatMap(({ gives }) => areasOf(gives))
  const guarded = [...new Set(guarding.flatMap(({ gives }) => areasOf(gives)))]
  return guarded
    .filter((area) => !mine.includes(area))
    .map((area) => ({
      area,
      plans: guarding
        .filter(({ gives, isOffered }) => isOffered && gives.areas[area])
        .map(({ name }) => name),
    }))
}

/** Whether what the plan gives is given at an instant: by the clock, even where no job came to it yet. Pure. */
function isGiven(
  { state, periodEnd, cancelledAt }: Pick<SubscriptionRow, 'state' | 'periodEnd' | 'cancelledAt'>,
  now: Date,
): boolean {
  if ((state !== 'active' && state !== 'past_due') || !periodEnd) return false
  return now < (cancelledAt ? periodEnd : afterDays(periodEnd, graceDays))
}
