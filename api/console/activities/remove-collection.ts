import type { ManagedCollectionRow } from '#contract/console/activities/schemas.ts'
import { collections } from '../../activities/home/tables.ts'
import { wasDone } from '../../people/owner-changes/index.ts'
import type { ApiContext } from '../../platform/context.ts'
import { ApiError } from '../../platform/errors.ts'
import { changePart } from '../entries/owner-part.ts'
import { refuseOvertaken } from '../entries/save-as-seen.ts'
import {
  type CollectionKey,
  collectionPart,
  findCollection,
  listManagedCollections,
  ofCollection,
} from './collection-rows.ts'
import { managedActivityTexts as texts } from './texts.ts'

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
