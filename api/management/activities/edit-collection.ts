import { and, count, eq, inArray, max, min } from 'drizzle-orm'
import type {
  CollectionInput,
  CollectionKind,
  ManagedCollection,
  ManagedCollectionRow,
} from '#contract/management/activities/schemas.ts'
import { mostEntries } from '#stations/limits.ts'
import { activities } from '../../activities/tables.ts'
import type { ApiContext } from '../../context.ts'
import { inTransaction } from '../../context.ts'
import { ApiError } from '../../errors.ts'
import { collectionActivities, collections } from '../../home/tables.ts'
import { touchStation } from '../../stations/index.ts'
import { audit, lastLine, wasDone } from '../audit.ts'
import { requireOwner } from '../managed-site.ts'
import { makeOnce } from '../once.ts'
import { type Move, wasMoved } from '../was-moved.ts'
import {
  type CollectionKey,
  findCollection,
  getManagedCollection,
  listManagedCollections,
  lockCollections,
  refuseStale,
} from './collection-rows.ts'
import { differences } from './differences.ts'
import { managedActivityTexts as texts } from './texts.ts'

/**
 * A new category or journey at the end of its kind, or `first` of it, or the row 'now playing' (HOM-03), once for each
 * form. @throws invalid_input; conflict where somebody made that row already
 */
export async function createCollection(
  outer: ApiContext,
  input: { kind: CollectionKind; value: CollectionInput & { first: boolean } },
  key?: string,
): Promise<ManagedCollection> {
  const owner = await requireOwner(outer)
  const { kind, value } = input
  return inTransaction(outer, async (ctx) => {
    await lockCollections(ctx)
    const again = (id: number) => getManagedCollection(ctx, { kind, id })
    const make = async () => {
      const id = await writeCollection(ctx, kind, value)
      await touchStation(ctx, ctx.station.id)
      await audit(ctx, {
        who: owner.name,
        participantId: owner.id,
        what: 'collection.create',
        part: `${kind}:${id}`,
        after: { name: value.name },
      })
      return { id, answer: await again(id) }
    }
    return makeOnce(ctx, { key, by: owner.id, what: 'collection', input }, make, again)
  })
}

async function writeCollection(
  ctx: ApiContext,
  kind: CollectionKind,
  { name, icon, first, activities }: CollectionInput & { first: boolean },
): Promise<number> {
  const [ends] = await ctx.db
    .select({ first: min(collections.position), last: max(collections.position), there: count() })
    .from(collections)
    .where(and(eq(collections.stationId, ctx.station.id), eq(collections.kind, kind)))
  if (kind === 'now-playing') await refuseSecondNowPlaying(ctx)
  else if ((ends?.there ?? 0) >= mostEntries[kind])
    throw ApiError.fields({ name: texts.fullCollections(mostEntries[kind]) })
  const position = first ? (ends?.first ?? 0) - 1 : (ends?.last ?? -1) + 1
  const ownId = kind === 'now-playing' ? { id: nowPlayingId } : {}
  const [row] = await ctx.db
    .insert(collections)
    .values({ stationId: ctx.station.id, kind, ...ownId, name, icon, position })
    .returning()
  if (!row) throw new Error('The collection was not written')
  await writeActivities(ctx, { kind, id: row.id }, activities)
  return row.id
}

/** Name, icon and activities of a collection that is as the owner saw it. @throws conflict, invalid_input, not_found */
export async function saveCollection(
  outer: ApiContext,
  { seen, value, ...key }: CollectionKey & { seen: string; value: CollectionInput },
): Promise<ManagedCollection> {
  const owner = await requireOwner(outer)
  return inTransaction(outer, async (ctx) => {
    await lockCollections(ctx)
    const before = await getManagedCollection(ctx, key)
    const last = await lastLine(ctx, `${key.kind}:${key.id}`)
    if (last?.participantId !== owner.id) await refuseStale(ctx, before, seen)
    await ctx.db.update(collections).set({ name: value.name, icon: value.icon }).where(ofKey(ctx, key))
    await writeActivities(ctx, key, value.activities)
    const after = await getManagedCollection(ctx, key)
    if (after.tag === before.tag) return before
    // What an owner saved last may come again after a lost answer; anything else is as stale as of anybody.
    await refuseStale(ctx, before, seen)
    await touchStation(ctx, ctx.station.id)
    await audit(ctx, {
      who: owner.name,
      participantId: owner.id,
      what: 'collection.save',
      part: `${key.kind}:${key.id}`,
      ...differences(before, after),
    })
    return after
  })
}

/** One place up or down among its kind. At an end nothing happens, nor when it was moved. @throws conflict, not_found */
export async function moveCollection(
  outer: ApiContext,
  { by, from, ...key }: CollectionKey & Move,
): Promise<ManagedCollectionRow[]> {
  const owner = await requireOwner(outer)
  return inTransaction(outer, async (ctx) => {
    await lockCollections(ctx)
    const order = (await listManagedCollections(ctx))
      .filter((one) => one.kind === key.kind)
      .map(({ id }) => id)
    const at = order.indexOf(key.id)
    if (at < 0) throw new ApiError('not_found', texts.unknownCollection)
    const other = wasMoved({ by, from }, at + 1) ? undefined : order[at + by]
    if (other === undefined) return listManagedCollections(ctx)
    order[at] = other
    order[at + by] = key.id
    for (const [position, id] of order.entries())
      await ctx.db
        .update(collections)
        .set({ position })
        .where(ofKey(ctx, { kind: key.kind, id }))
    await touchStation(ctx, ctx.station.id)
    await audit(ctx, {
      who: owner.name,
      participantId: owner.id,
      what: 'collection.move',
      part: `${key.kind}:${key.id}`,
      before: { place: at + 1 },
      after: { place: at + by + 1 },
    })
    return listManagedCollections(ctx)
  })
}

/** Removes a collection that is as the owner saw it; its activities stay. @throws conflict, not_found */
export async function removeCollection(
  outer: ApiContext,
  { seen, ...key }: CollectionKey & { seen: string },
): Promise<ManagedCollectionRow[]> {
  const owner = await requireOwner(outer)
  return inTransaction(outer, async (ctx) => {
    await lockCollections(ctx)
    const part = `${key.kind}:${key.id}`
    const act = { who: owner.name, participantId: owner.id, what: 'collection.remove', part }
    const before = await findCollection(ctx, key)
    if (!before && (await wasDone(ctx, act))) return listManagedCollections(ctx)
    if (!before) throw new ApiError('not_found', texts.unknownCollection)
    await refuseStale(ctx, before, seen)
    await ctx.db.delete(collections).where(ofKey(ctx, key))
    await touchStation(ctx, ctx.station.id)
    const { name, activities } = before
    await audit(ctx, { ...act, before: { name, activities: activities.map(({ id }) => id) } })
    return listManagedCollections(ctx)
  })
}

/** The row 'now playing' always has this number, so that the primary key allows one per station. */
const nowPlayingId = 1

async function refuseSecondNowPlaying(ctx: ApiContext): Promise<void> {
  const found = await findCollection(ctx, { kind: 'now-playing', id: nowPlayingId })
  if (!found) return
  const who = (await lastLine(ctx, `${found.kind}:${found.id}`))?.who ?? texts.somebody
  throw new ApiError('conflict', texts.secondNowPlaying(found.name), {
    details: { who, tag: found.tag, value: found },
  })
}

const ofKey = ({ station }: ApiContext, { kind, id }: CollectionKey) =>
  and(eq(collections.stationId, station.id), eq(collections.kind, kind), eq(collections.id, id))

async function writeActivities(
  ctx: ApiContext,
  { kind, id }: CollectionKey,
  wanted: number[],
): Promise<void> {
  const { stationId, collectionId } = collectionActivities
  const ofStation = eq(activities.stationId, ctx.station.id)
  const isOwn = and(eq(collectionActivities.kind, kind), eq(collectionId, id))
  // Each step stands on the home of every member; rows of other kinds show their first ones.
  if (kind === 'journey' && wanted.length > mostEntries.journeySteps)
    throw ApiError.fields({ activities: texts.longJourney(mostEntries.journeySteps) })
  if (new Set(wanted).size !== wanted.length) throw ApiError.fields({ activities: texts.listed })
  if (wanted.length > 0) {
    const [found] = await ctx.db
      .select({ there: count() })
      .from(activities)
      .where(and(ofStation, inArray(activities.id, wanted)))
    if (found?.there !== wanted.length) throw ApiError.fields({ activities: texts.listed })
  }
  const before = await ctx.db
    .delete(collectionActivities)
    .where(and(eq(stationId, ctx.station.id), isOwn))
    .returning({ id: collectionActivities.activityId })
  if (wanted.length > before.length) await refuseTooMany(ctx, wanted.length)
  if (wanted.length > 0)
    await ctx.db.insert(collectionActivities).values(
      wanted.map((activityId, position) => ({
        stationId: ctx.station.id,
        kind,
        collectionId: id,
        activityId,
        position,
      })),
    )
}

/** What is larger already may shrink. The entries of the collection itself are not there while this counts. @throws invalid_input */
async function refuseTooMany(ctx: ApiContext, wanted: number): Promise<void> {
  const { collectionActivities: most, collectionEntries: mostOfAll } = mostEntries
  if (wanted > most) throw ApiError.fields({ activities: texts.longCollection(most) })
  const [others] = await ctx.db
    .select({ there: count() })
    .from(collectionActivities)
    .where(eq(collectionActivities.stationId, ctx.station.id))
  if ((others?.there ?? 0) + wanted > mostOfAll)
    throw ApiError.fields({ activities: texts.manyEntries(mostOfAll) })
}
