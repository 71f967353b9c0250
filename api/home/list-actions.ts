import { and, asc, eq, isNotNull } from 'drizzle-orm'
import type { ActionCard } from '#contract/activities/schemas.ts'
import { actionCards, cardColumns } from '../activities/index.ts'
import { activities } from '../activities/tables.ts'
import type { ApiContext } from '../context.ts'

type Page = { limit: number; offset: number }

const published = ({ station }: ApiContext) =>
  and(eq(activities.stationId, station.id), eq(activities.status, 'published'))

/** Published activities by priority (HOM-06). */
export async function listActions(ctx: ApiContext, { limit, offset }: Page): Promise<ActionCard[]> {
  const rows = await ctx.db
    .select(cardColumns)
    .from(activities)
    .where(published(ctx))
    .orderBy(asc(activities.priority), asc(activities.id))
    .limit(limit)
    .offset(offset)
  return actionCards(ctx, rows)
}

/** The activities of the featured carousel in its order (HOM-02). */
export async function listFeaturedActions(ctx: ApiContext, { limit, offset }: Page): Promise<ActionCard[]> {
  const rows = await ctx.db
    .select(cardColumns)
    .from(activities)
    .where(and(published(ctx), isNotNull(activities.priorityCarousel)))
    .orderBy(asc(activities.priorityCarousel), asc(activities.id))
    .limit(limit)
    .offset(offset)
  return actionCards(ctx, rows)
}
