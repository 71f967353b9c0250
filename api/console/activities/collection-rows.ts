import { asc, count, eq, sql } from 'drizzle-orm'
import type {
  CollectionKind,
  ManagedCollection,
  ManagedCollectionRow,
} from '#contract/console/activities/schemas.ts'
import { collectionActivities, collections, isOfCollection } from '../../activities/home/tables.ts'
import { activities } from '../../activities/participation/tables.ts'
import { requireTeam } from '../../people/owner-changes/index.ts'
import type { ApiContext } from '../../platform/context.ts'
import { inStation } from '../../platform/db/rows.ts'
import { ApiError } from '../../platform/errors.ts'
import type { OwnerPart } from '../entries/owner-part.ts'
import { tagOf } from '../site-parts.ts'
import { managedActivityTexts as texts } from './texts.ts'

export type CollectionKey = { kind: CollectionKind; id: number }

/** Rows of the home of members. */
export const collectionPart: OwnerPart = { locks: ['collections'], isPublic: true }

const defaultIcon = 'star'

export const ofCollection = (ctx: Pick<ApiContext, 'station'>, { kind, id }: CollectionKey) =>
  inStation(collections, ctx, eq(collections.kind, kind), eq(collections.id, id))

/** Categories, journeys, then now playing, each in their order, with how many activities of all states they have. */
export async function listManagedCollections(
  ctx: ApiContext,
  { activity = 0 }: { activity?: number | undefined } = {},
): Promise<ManagedCollectionRow[]> {
  await requireTeam(ctx)
  const { kind, id, name, icon, position } = collections
  return ctx.db
    .select({
      kind,
      id,
      name,
      icon: sql<string>`coalesce(${icon}, ${defaultIcon})`,
      count: count(collectionActivities.activityId),
      has: sql<boolean>`coalesce(bool_or(${eq(collectionActivities.activityId, activity)}), false)`,
    })
    .from(collections)
    .leftJoin(
      collectionActivities,
      inStation(
        collectionActivities,
        collections,
        eq(collectionActivities.kind, kind),
        eq(collectionActivities.collectionId, id),
      ),
    )
    .where(inStation(collections, ctx))
    .groupBy(collections.stationId, kind, id)
    .orderBy(asc(kind), asc(position), asc(id))
}

/** One of them with its activities of all states. Only this one is read: a station may have thousands of entries. */
export async function findCollection(
  ctx: ApiContext,
  { kind, id }: CollectionKey,
): Promise<ManagedCollection | undefined> {
  const [head] = await ctx.db
    .select({ name: collections.name, icon: collections.icon })
    .from(collections)
    .where(inStation(collections, ctx, eq(collections.kind, kind), eq(collections.id, id)))
  if (!head) return undefined
  const entries = await ctx.db
    .select({
      id: activities.id,
      name: activities.name,
      type_id: activities.typeId,
      status: activities.status,
    })
    .from(collectionActivities)
    .innerJoin(activities, isOfCollection)
    .where(
      inStation(
        collectionActivities,
        ctx,
        eq(collectionActivities.kind, kind),
        eq(collectionActivities.collectionId, id),
      ),
    )
    .orderBy(asc(collectionActivities.position), asc(activities.id))
  const value = { name: head.name, icon: head.icon ?? defaultIcon }
  const tag = tagOf({ ...value, activities: entries.map((one) => one.id) })
  return { kind, id, ...value, activities: entries, tag }
}

/** The same for owners. @throws not_found */
export async function getManagedCollection(ctx: ApiContext, key: CollectionKey): Promise<ManagedCollection> {
  await requireTeam(ctx)
  const found = await findCollection(ctx, key)
  if (!found) throw new ApiError('not_found', texts.unknownCollection)
  return found
}
