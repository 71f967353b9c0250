import { and, asc, isNotNull, sql } from 'drizzle-orm'
import type { ActionCard } from '#contract/activities/participation/schemas.ts'
import type { ApiContext } from '../../platform/context.ts'
import { foundIn } from '../../platform/db/found-in.ts'
import { inStation, withId } from '../../platform/db/rows.ts'
import { rememberPerRevision } from '../../stations/registry/index.ts'
import { actionCards, cardColumns, cardSource, rowsOfCards } from '../participation/index.ts'
import { activities, isFound, isOnAir } from '../participation/tables.ts'

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

type Query = { search: string; limit: number; offset: number }

/** The most that a search finds (D2§9). */
const mostFound = 3000

/**
 * Published activities and quizzes whose name has every word of the search, by priority, and how many there are, at most 3,000
 * (HOM-08). The index alone answers which they are: texts and bodies are read for one page only.
 */
export async function searchActions(
  ctx: ApiContext,
  { search, limit, offset }: Query,
): Promise<{ content: ActionCard[]; total: number }> {
  const { db } = ctx
  const found = db
    .select({ id: activities.id, priority: activities.priority })
    .from(activities)
    .where(inStation(activities, ctx, isFound, foundIn(activities.searchName, search)))
    .orderBy(asc(activities.priority), asc(activities.id))
    .limit(mostFound)
    .as('found')
  const page = db
    .select({ id: found.id, total: sql<number>`count(*) over ()`.mapWith(Number).as('total') })
    .from(found)
    .orderBy(asc(found.priority), asc(found.id))
    .limit(limit)
    .offset(offset)
    .as('page')
  const rows = await db
    .select({ ...cardColumns, total: page.total })
    .from(page)
    .innerJoin(activities, withId(activities, ctx, page.id))
    .orderBy(asc(activities.priority), asc(activities.id))
  return { content: await actionCards(ctx, await cardSource(ctx, rows)), total: rows[0]?.total ?? 0 }
}
