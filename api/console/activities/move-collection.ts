import type { ManagedCollectionRow } from '#contract/console/activities/schemas.ts'
import { collections } from '../../activities/home/tables.ts'
import { type Move, wasMoved } from '../../people/owner-changes/index.ts'
import type { ApiContext } from '../../platform/context.ts'
import { ApiError } from '../../platform/errors.ts'
import { changePart } from '../entries/owner-part.ts'
import {
  type CollectionKey,
  collectionPart,
  listManagedCollections,
  ofCollection,
} from './collection-rows.ts'
import { managedActivityTexts as texts } from './texts.ts'

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
    return { done: { what: 'collection.move', part: `${kind}:${id}`, ...sides }, answer }
  })
}
