import type {
  CollectionInput,
  ManagedCollection,
  ManagedCollectionRow,
} from '#contract/console/activities/schemas.ts'
import { collections } from '../../activities/home/tables.ts'
import { type Move, wasDone, wasMoved } from '../../people/owner-changes/index.ts'
import type { ApiContext } from '../../platform/context.ts'
import { ApiError } from '../../platform/errors.ts'
import { changePart } from '../entries/owner-part.ts'
import { refuseOvertaken, saveAsSeen } from '../entries/save-as-seen.ts'
import {
  type CollectionKey,
  collectionPart,
  findCollection,
  getManagedCollection,
  listManagedCollections,
  ofCollection,
} from './collection-rows.ts'
import { managedActivityTexts as texts } from './texts.ts'
import { writeCollectionActivities } from './write-collection-activities.ts'

/** Changes name, icon and activities of a collection that is as the owner saw it. @throws conflict, invalid_input, not_found */
export function saveCollection(
  ctx: ApiContext,
  { seen, value, ...key }: CollectionKey & { seen: string; value: CollectionInput },
): Promise<ManagedCollection> {
  const { name, icon, activities } = value
  return changePart(ctx, collectionPart, {}, (ctx, owner) =>
    saveAsSeen(ctx, owner, {
      what: 'collection.save',
      part: `${key.kind}:${key.id}`,
      seen,
      changed: texts.staleCollection,
      read: (ctx) => getManagedCollection(ctx, key),
      async write(ctx) {
        await ctx.db.update(collections).set({ name, icon }).where(ofCollection(ctx, key))
        await writeCollectionActivities(ctx, key, activities)
      },
      isRepeatedByOneOnly: true,
    }),
  )
}

/** One place up or down among its kind. At an end nothing happens, nor when it was moved. @throws conflict, not_found */
export function moveCollection(
  ctx: ApiContext,
  { by, from, kind, id }: CollectionKey & Move,
): Promise<ManagedCollectionRow[]> {
  return changePart(ctx, collectionPart, {}, async (ctx) => {
    const ofKind = (await listManagedCollections(ctx)).filter((one) => one.kind === kind)
    const order = ofKind.map((one) => one.id)
    const at = order.indexOf(id)
    if (at < 0) throw new ApiError('not_found', texts.unknownCollection)
    const answer = listManagedCollections
    const other = wasMoved({ by, from }, at + 1) ? undefined : order[at + by]
    if (other === undefined) return { answer }
    order[at] = other
    order[at + by] = id
    for (const [position, id] of order.entries())
      await ctx.db.update(collections).set({ position }).where(ofCollection(ctx, { kind, id }))
    const sides = { before: { place: at + 1 }, after: { place: at + by + 1 } }
    return {
      done: { what: 'collection.move', part: `${kind}:${id}`, name: ofKind[at]?.name, ...sides },
      answer,
    }
  })
}

/** Removes a collection that is as the owner saw it; its activities stay. @throws conflict, not_found */
export function removeCollection(
  ctx: ApiContext,
  { seen, ...key }: CollectionKey & { seen: string },
): Promise<ManagedCollectionRow[]> {
  return changePart(ctx, collectionPart, {}, async (ctx, owner) => {
    const act = { what: 'collection.remove', part: `${key.kind}:${key.id}` }
    const answer = listManagedCollections
    const before = await findCollection(ctx, key)
    if (!before) {
      if (await wasDone(ctx, { ...act, participantId: owner.id })) return { answer }
      throw new ApiError('not_found', texts.unknownCollection)
    }
    const overtaken = { part: act.part, seen, changed: texts.staleCollection }
    await refuseOvertaken(ctx, { tag: before.tag, value: before }, overtaken)
    await ctx.db.delete(collections).where(ofCollection(ctx, key))
    const activities = before.activities.map(({ id }) => id)
    return { done: { ...act, before: { name: before.name, activities } }, answer }
  })
}
