import { and, asc, eq, gt, lte, sql } from 'drizzle-orm'
import type { Category, Journey, NowPlaying } from '#contract/activities/home/schemas.ts'
import type { ActionCard } from '#contract/activities/participation/schemas.ts'
import { mostEntries } from '#stations/limits.ts'
import type { ApiContext } from '../../platform/context.ts'
import { inStation, withId } from '../../platform/db/rows.ts'
import { rememberPerRevision } from '../../stations/registry/index.ts'
import { actionCards, cardColumns, cardSource, rowsOfCards } from '../participation/index.ts'
import { activities, isOnAir } from '../participation/tables.ts'
import { collectionActivities, collections, isOfCollection } from './tables.ts'

type Kind = (typeof collections.$inferSelect)['kind']
type Query = {
  kind: Kind
  /** Journeys keep their own order; the other rows go by priority, then by their order (HOM-06). */
  order: 'position' | 'priority'
  /** Activities per row, and how many before them are left out. */
  limit: number
  offset?: number
  id?: number | undefined
}

type CollectionRow = {
  id: number
  name: string
  icon: string | null
  total: number
  actions: ActionCard[]
}

/**
 * Collections of one kind with their first published activities, as cards for the caller: one query however many rows
 * and activities there are, and three that are the same for everybody. A collection that has nothing to show is left out.
 */
async function collectionRows(ctx: ApiContext, query: Query): Promise<CollectionRow[]> {
  const { heads, source } = await seenByAll(ctx, query)
  const cards = await actionCards(ctx, source)
  const rows = new Map<number, { total: number; actions: ActionCard[] }>()
  source.rows.forEach(({ collectionId, total }, at) => {
    const row = rows.get(collectionId) ?? { total, actions: [] }
    const card = cards[at]
    if (card) row.actions.push(card)
    rows.set(collectionId, row)
  })
  return heads.flatMap((head) => {
    const row = rows.get(head.id)
    return row ? [{ ...head, ...row }] : []
  })
}

const seenByAll = rememberPerRevision(
  async (ctx, query: Query) => ({
    heads: await collectionsOf(ctx, query),
    source: await cardSource(ctx, await firstActivities(ctx, query)),
  }),
  ({ heads, source }) => heads.length + rowsOfCards(source),
)

function collectionsOf({ db, station }: ApiContext, { kind, id }: Query) {
  return db
    .select({ id: collections.id, name: collections.name, icon: collections.icon })
    .from(collections)
    .where(
      inStation(
        collections,
        { station },
        eq(collections.kind, kind),
        id === undefined ? undefined : eq(collections.id, id),
      ),
    )
    .orderBy(asc(collections.position), asc(collections.id))
}

/**
 * One page of the activities of each collection, ranked by the database by what its indexes hold; the cards' columns are
 * read for that page only.
 */
async function firstActivities({ db, station }: ApiContext, { kind, order, limit, offset = 0, id }: Query) {
  const { collectionId, position } = collectionActivities
  const first = order === 'priority' ? sql`${activities.priority}, ${position}` : sql`${position}`
  const partition = sql`partition by ${collectionId}`
  const ranked = db
    .select({
      collectionId,
      activityId: collectionActivities.activityId,
      rank: sql<number>`row_number() over (${partition} order by ${first}, ${activities.id})`
        .mapWith(Number)
        .as('rank'),
      total: sql<number>`count(*) over (${partition})`.mapWith(Number).as('total'),
    })
    .from(collectionActivities)
    .innerJoin(activities, isOfCollection)
    .where(
      inStation(
        collectionActivities,
        { station },
        eq(collectionActivities.kind, kind),
        isOnAir,
        id === undefined ? undefined : eq(collectionId, id),
      ),
    )
    .as('ranked')
  return db
    .select({ ...cardColumns, collectionId: ranked.collectionId, total: ranked.total })
    .from(ranked)
    .innerJoin(activities, withId(activities, { station }, ranked.activityId))
    .where(and(gt(ranked.rank, offset), lte(ranked.rank, offset + limit)))
    .orderBy(asc(ranked.collectionId), asc(ranked.rank))
}

/** Activities shown of one journey. */
const longest = mostEntries.journeySteps

/** Journeys with what the caller has done first, each part in the journey's order (HOM-04). */
export async function listJourneys(ctx: ApiContext): Promise<Journey[]> {
  const rows = await collectionRows(ctx, { kind: 'journey', order: 'position', limit: longest })
  return rows.map(({ id, name, actions }) => ({
    id,
    name,
    actions: [...actions.filter(({ hasDone }) => hasDone), ...actions.filter(({ hasDone }) => !hasDone)],
  }))
}

/** Of each, where all are asked for: every one of them is a row of cards. */
const mostOfEach = 12

type CategoryPage = { limit: number; offset?: number; id?: number | undefined }

/** Categories with their first activities by priority, and how many there are (HOM-05); more than the first few of one by itself. */
export async function listParticipantCategories(
  ctx: ApiContext,
  { limit: asked, ...query }: CategoryPage,
): Promise<{ content: Category[] }> {
  const limit = query.id === undefined ? Math.min(asked, mostOfEach) : asked
  const rows = await collectionRows(ctx, { kind: 'category', order: 'priority', limit, ...query })
  return {
    content: rows.map(({ id, name, icon, total, actions }) => ({
      id,
      name,
      icon: icon ?? 'star',
      total,
      category_actions: actions.map((action) => ({ action })),
    })),
  }
}

/** Activities shown in the row. */
const mostPlaying = 12

/** The 'now playing' row, or null (HOM-03). */
export async function getNowPlaying(ctx: ApiContext): Promise<NowPlaying> {
  const [row] = await collectionRows(ctx, { kind: 'now-playing', order: 'priority', limit: mostPlaying })
  return row ? { title: row.name, list: row.actions } : null
}
