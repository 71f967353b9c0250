import { count, eq, max, min } from 'drizzle-orm'
import type {
  CollectionInput,
  CollectionKind,
  ManagedCollection,
} from '#contract/console/activities/schemas.ts'
import { mostEntries } from '#stations/limits.ts'
import { collections } from '../../activities/home/tables.ts'
import type { ApiContext } from '../../platform/context.ts'
import { inStation, insertRow } from '../../platform/db/rows.ts'
import { ApiError } from '../../platform/errors.ts'
import { changePart, makePart } from '../entries/owner-part.ts'
import { refuseOvertaken } from '../entries/save-as-seen.ts'
import { collectionPart, findCollection, getManagedCollection } from './collection-rows.ts'
import { managedActivityTexts as texts } from './texts.ts'
import { writeCollectionActivities } from './write-collection-activities.ts'

type NewCollection = CollectionInput & { first: boolean }

/**
 * A new category or journey at the end of its kind, or `first` of it, or the row 'now playing' (HOM-03), once for each
 * form. @throws invalid_input; conflict where somebody made that row already
 */
export function createCollection(
  ctx: ApiContext,
  input: { kind: CollectionKind; value: NewCollection },
  key?: string,
): Promise<ManagedCollection> {
  const { kind, value } = input
  return changePart(ctx, collectionPart, {}, (ctx, owner) =>
    makePart(ctx, owner, {
      what: 'collection',
      key,
      input,
      async make() {
        const id = await writeCollection(ctx, kind, value)
        return { id, done: { what: 'collection.create', part: `${kind}:${id}`, after: { name: value.name } } }
      },
      answer: (ctx, id) => getManagedCollection(ctx, { kind, id }),
    }),
  )
}

async function writeCollection(
  ctx: ApiContext,
  kind: CollectionKind,
  { name, icon, first, activities }: NewCollection,
): Promise<number> {
  const [ends] = await ctx.db
    .select({ first: min(collections.position), last: max(collections.position), there: count() })
    .from(collections)
    .where(inStation(collections, ctx, eq(collections.kind, kind)))
  if (kind === 'now-playing') await refuseSecondNowPlaying(ctx)
  else if ((ends?.there ?? 0) >= mostEntries[kind])
    throw ApiError.fields({ name: texts.fullCollections(mostEntries[kind]) })
  const position = first ? (ends?.first ?? 0) - 1 : (ends?.last ?? -1) + 1
  const ownId = kind === 'now-playing' ? { id: nowPlayingId } : {}
  const row = await insertRow(ctx.db, collections, {
    stationId: ctx.station.id,
    kind,
    ...ownId,
    name,
    icon,
    position,
  })
  await writeCollectionActivities(ctx, { kind, id: row.id }, activities)
  return row.id
}

/** The row 'now playing' always has this number, so that the primary key allows one per station. */
const nowPlayingId = 1

async function refuseSecondNowPlaying(ctx: ApiContext): Promise<void> {
  const found = await findCollection(ctx, { kind: 'now-playing', id: nowPlayingId })
  if (!found) return
  const nothingSeen = {
    part: `${found.kind}:${found.id}`,
    seen: '',
    changed: texts.secondNowPlaying(found.name),
  }
  await refuseOvertaken(ctx, { tag: found.tag, value: found }, nothingSeen)
}
