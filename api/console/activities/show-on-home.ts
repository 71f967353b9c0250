import { count, eq, min } from 'drizzle-orm'
import { standaloneTypes } from '#contract/activity-types/index.ts'
import { mostEntries } from '#stations/limits.ts'
import { collectionActivities, collections } from '../../activities/home/tables.ts'
import type { ApiContext } from '../../platform/context.ts'
import { inStation, insertRow } from '../../platform/db/rows.ts'
import { ApiError } from '../../platform/errors.ts'
import type { ActivityRow } from './activity-rows.ts'
import { type CollectionKey, findCollection } from './collection-rows.ts'
import { managedActivityTexts as texts } from './texts.ts'
import { writeCollectionActivities } from './write-collection-activities.ts'

type Shown = Pick<ActivityRow, 'id' | 'typeId' | 'priorityCarousel'>

/**
 * Puts an activity first into a row of the home, or into that of what is new, which is made where it is missing. Answers the
 * row's name; null where it stands on the home already, has no place there (POL-11) or the row of what is new has no room.
 * Under the locks of activities and collections. @throws invalid_input for a row that is gone or full
 */
export async function showOnHome(
  ctx: ApiContext,
  activity: Shown,
  row?: CollectionKey,
): Promise<string | null> {
  if (standaloneTypes.includes(activity.typeId) || (await isOnHome(ctx, activity))) return null
  if (row) {
    const chosen = await findCollection(ctx, row)
    if (!chosen) throw ApiError.fields({ row: texts.unknownCollection })
    await putFirst(ctx, row, activity.id)
    return chosen.name
  }
  const news = (await newsOf(ctx)) ?? (await makeNews(ctx))
  if (!news || !(await hasRoom(ctx, news))) return null
  await putFirst(ctx, news, activity.id)
  return texts.news
}

async function isOnHome(ctx: ApiContext, { id, priorityCarousel }: Shown): Promise<boolean> {
  if (priorityCarousel !== null) return true
  const listed = inStation(collectionActivities, ctx, eq(collectionActivities.activityId, id))
  return (await ctx.db.$count(collectionActivities, listed)) > 0
}

const categories = eq(collections.kind, 'category')

async function newsOf(ctx: ApiContext): Promise<CollectionKey | undefined> {
  const [row] = await ctx.db
    .select({ id: collections.id })
    .from(collections)
    .where(inStation(collections, ctx, categories, eq(collections.name, texts.news)))
    .orderBy(collections.position)
    .limit(1)
  return row && { kind: 'category', id: row.id }
}

/** The row of what is new, before the others; undefined where the home has as many as it can. */
async function makeNews(ctx: ApiContext): Promise<CollectionKey | undefined> {
  const [ends] = await ctx.db
    .select({ first: min(collections.position), there: count() })
    .from(collections)
    .where(inStation(collections, ctx, categories))
  if ((ends?.there ?? 0) >= mostEntries.category) return undefined
  const { id } = await insertRow(ctx.db, collections, {
    ...{ stationId: ctx.station.id, kind: 'category' as const, name: texts.news, icon: 'sparkles' },
    position: (ends?.first ?? 0) - 1,
  })
  return { kind: 'category', id }
}

const ofRow = (ctx: ApiContext, { kind, id }: CollectionKey) =>
  inStation(
    collectionActivities,
    ctx,
    eq(collectionActivities.kind, kind),
    eq(collectionActivities.collectionId, id),
  )

async function hasRoom(ctx: ApiContext, row: CollectionKey): Promise<boolean> {
  const [own, all] = [
    await ctx.db.$count(collectionActivities, ofRow(ctx, row)),
    await ctx.db.$count(collectionActivities, inStation(collectionActivities, ctx)),
  ]
  return own < mostEntries.collectionActivities && all < mostEntries.collectionEntries
}

async function putFirst(ctx: ApiContext, row: CollectionKey, id: number): Promise<void> {
  const there = await ctx.db
    .select({ id: collectionActivities.activityId })
    .from(collectionActivities)
    .where(ofRow(ctx, row))
    .orderBy(collectionActivities.position)
  try {
    await writeCollectionActivities(ctx, row, [id, ...there.map((one) => one.id)])
  } catch (problem) {
    const [message] = problem instanceof ApiError ? (problem.fields?.activities ?? []) : []
    throw message ? ApiError.fields({ row: message }) : problem
  }
}
