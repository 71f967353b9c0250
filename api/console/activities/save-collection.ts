import type { CollectionInput, ManagedCollection } from '#contract/console/activities/schemas.ts'
import { collections } from '../../activities/home/tables.ts'
import type { ApiContext } from '../../platform/context.ts'
import { changePart } from '../entries/owner-part.ts'
import { saveAsSeen } from '../entries/save-as-seen.ts'
import { type CollectionKey, collectionPart, getManagedCollection, ofCollection } from './collection-rows.ts'
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
