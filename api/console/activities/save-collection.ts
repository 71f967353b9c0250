import type { CollectionInput, ManagedCollection } from '#contract/console/activities/schemas.ts'
import { collections } from '../../activities/home/tables.ts'
import { lastLine, ownerChange } from '../../people/owner-changes/index.ts'
import type { ApiContext } from '../../platform/context.ts'
import { type CollectionKey, getManagedCollection, ofCollection, refuseStale } from './collection-rows.ts'
import { differences } from './differences.ts'
import { writeCollectionActivities } from './write-collection-activities.ts'

/** Name, icon and activities of a collection that is as the owner saw it. @throws conflict, invalid_input, not_found */
export function saveCollection(
  ctx: ApiContext,
  { seen, value, ...key }: CollectionKey & { seen: string; value: CollectionInput },
): Promise<ManagedCollection> {
  const part = `${key.kind}:${key.id}`
  return ownerChange(ctx, { locks: ['collections'] }, async (ctx, owner) => {
    const before = await getManagedCollection(ctx, key)
    const last = await lastLine(ctx, part)
    if (last?.participantId !== owner.id) await refuseStale(ctx, before, seen)
    const { name, icon, activities } = value
    await ctx.db.update(collections).set({ name, icon }).where(ofCollection(ctx, key))
    await writeCollectionActivities(ctx, key, activities)
    const after = await getManagedCollection(ctx, key)
    if (after.tag === before.tag) return { answer: () => before }
    // What an owner saved last may come again after a lost answer; anything else is as stale as of anybody.
    await refuseStale(ctx, before, seen)
    const done = { what: 'collection.save', part, ...differences(before, after), isPublic: true }
    return { done, answer: () => after }
  })
}
