import { and, asc, eq } from 'drizzle-orm'
import type { CollectionKind, ManagedCollection } from '#contract/management/activities/schemas.ts'
import { activities } from '../../activities/tables.ts'
import type { ApiContext } from '../../context.ts'
import { ApiError } from '../../errors.ts'
import { collectionActivities, collections } from '../../home/tables.ts'
import { lockParts } from '../../stations/index.ts'
import { tagOf } from '../apply-change.ts'
import { lastLine } from '../audit.ts'
import { requireOwner } from '../managed-site.ts'
import { managedActivityTexts as texts } from './texts.ts'

export type CollectionKey = { kind: CollectionKind; id: number }

/** Changes of a station's collections happen one after the other. */
export const lockCollections = (ctx: ApiContext): Promise<void> =>
  lockParts(ctx, ctx.station.id, ['collections'])

/** Categories, journeys, then now playing, each in their order, with their activities of all states: two queries. */
export async function listManagedCollections(ctx: ApiContext): Promise<ManagedCollection[]> {
  await requireOwner(ctx)
  const heads = await ctx.db
    .select()
    .from(collections)
    .where(eq(collections.stationId, ctx.station.id))
    .orderBy(asc(collections.kind), asc(collections.position), asc(collections.id))
  const members = await ctx.db
    .select({
      kind: collectionActivities.kind,
      collectionId: collectionActivities.collectionId,
      id: activities.id,
      name: activities.name,
      typeId: activities.typeId,
      status: activities.status,
    })
    .from(collectionActivities)
    .innerJoin(
      activities,
      and(
        eq(activities.stationId, collectionActivities.stationId),
        eq(activities.id, collectionActivities.activityId),
      ),
    )
    .where(eq(collectionActivities.stationId, ctx.station.id))
    .orderBy(asc(collectionActivities.position), asc(activities.id))
  return heads.map(({ kind, id, name, icon }) => {
    const own = members
      .filter((one) => one.kind === kind && one.collectionId === id)
      .map(({ id, name, typeId, status }) => ({ id, name, type_id: typeId, status }))
    const value = { kind, id, name, icon: icon ?? 'star', activities: own }
    return { ...value, tag: tagOf({ name, icon: value.icon, activities: own.map((one) => one.id) }) }
  })
}

/** @throws conflict with `details` { who, tag, value } when it is not as it was seen */
export async function refuseStale(ctx: ApiContext, current: ManagedCollection, seen: string): Promise<void> {
  if (current.tag === seen) return
  const who = (await lastLine(ctx, `${current.kind}:${current.id}`))?.who ?? texts.somebody
  throw new ApiError('conflict', texts.staleCollection(who), {
    details: { who, tag: current.tag, value: current },
  })
}
