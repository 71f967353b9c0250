import { asc, eq, isNull, sql } from 'drizzle-orm'
import type { PlanGives } from '#contract/commerce/plans/gives.ts'
import type { ApiContext } from '../../platform/context.ts'
import { inStation } from '../../platform/db/rows.ts'
import { rememberPerRevision } from '../../stations/registry/index.ts'
import { plans } from './tables.ts'

type KnownPlan = { id: number; name: string; gives: PlanGives; isOffered: boolean }

/** All plans of the station but drafts, those that are withdrawn too, for people have them: what each is called and gives now. */
export const knownPlans = (ctx: ApiContext): Promise<KnownPlan[]> => readKnown(ctx, {})

const readKnown = rememberPerRevision(
  // Awaited here: a query that is only handed on runs again for each who waits for it.
  async ({ db, station }): Promise<KnownPlan[]> =>
    await db
      .select({
        id: plans.id,
        name: plans.name,
        gives: plans.gives,
        isOffered: sql`${plans.deletedAt} is null`.mapWith(Boolean),
      })
      .from(plans)
      .where(inStation(plans, { station }, eq(plans.isDraft, false)))
      .orderBy(asc(plans.position), asc(plans.id)),
  (all) => all.length,
)

/** Whether the station offers plans: the landing section, the menu entry and the members' menu ask (GAP-07). */
export const hasPlans = (ctx: ApiContext): Promise<boolean> => anyPlan(ctx, {})

const anyPlan = rememberPerRevision(
  async ({ db, station }) => {
    const [row] = await db
      .select({ id: plans.id })
      .from(plans)
      .where(inStation(plans, { station }, isNull(plans.deletedAt)))
      .limit(1)
    return row !== undefined
  },
  () => 0,
)
