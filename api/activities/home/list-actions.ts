import { and, asc, isNotNull } from 'drizzle-orm'
import type { ActionCard } from '#contract/activities/participation/schemas.ts'
import type { ApiContext } from '../../platform/context.ts'
import { inStation } from '../../platform/db/rows.ts'
import { rememberPerRevision } from '../../stations/registry/index.ts'
import { actionCards, cardColumns, cardSource, rowsOfCards } from '../participation/index.ts'
import { activities, isOnAir } from '../participation/tables.ts'

type Page = { limit: number; offset: number }

const published = (ctx: ApiContext) => inStation(activities, ctx, isOnAir)

/** Published activities by priority (HOM-06). */
export async function listActions(ctx: ApiContext, { limit, offset }: Page): Promise<ActionCard[]> {
  return actionCards(ctx, await byPriority(ctx, { limit, offset }))
}

/** The activities of the featured carousel in its order (HOM-02). */
export async function listFeaturedActions(ctx: ApiContext, { limit, offset }: Page): Promise<ActionCard[]> {
  return actionCards(ctx, await featured(ctx, { limit, offset }))
}

const byPriority = rememberPerRevision(async (ctx, { limit, offset }: Page) => {
  const rows = await ctx.db
    .select(cardColumns)
    .from(activities)
    .where(published(ctx))
    .orderBy(asc(activities.priority), asc(activities.id))
    .limit(limit)
    .offset(offset)
  return cardSource(ctx, rows)
}, rowsOfCards)

const featured = rememberPerRevision(async (ctx, { limit, offset }: Page) => {
  const rows = await ctx.db
    .select(cardColumns)
    .from(activities)
    .where(and(published(ctx), isNotNull(activities.priorityCarousel)))
    .orderBy(asc(activities.priorityCarousel), asc(activities.id))
    .limit(limit)
    .offset(offset)
  return cardSource(ctx, rows)
}, rowsOfCards)
