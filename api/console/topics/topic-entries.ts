import { and, asc, eq, sql } from 'drizzle-orm'
import { type EntryFilter, entriesPerPage } from '#contract/console/entries.ts'
import {
  type ManagedTopic,
  type ManagedTopicHead,
  mostTopics,
  type TopicInput,
} from '#contract/console/topics/schemas.ts'
import { requireOwner } from '../../people/owner-changes/index.ts'
import type { ApiContext } from '../../platform/context.ts'
import { foundIn } from '../../platform/db/found-in.ts'
import { ApiError } from '../../platform/errors.ts'
import { consultancyTexts } from '../../services/consultancies/index.ts'
import { serviceTopics } from '../../services/consultancies/tables.ts'
import { requireOption } from '../../stations/registry/index.ts'
import type { EntryKind } from '../entries/owned-entries.ts'
import { entryTexts } from '../entries/texts.ts'
import { tagOf } from '../site-parts.ts'

/** Topics of interest for owners, in the order of members, with drafts: one query (PLS-02). @throws forbidden, not_found */
export async function listManagedTopics(
  ctx: ApiContext,
  { page, search }: EntryFilter,
): Promise<{ list: ManagedTopicHead[]; next: number | null }> {
  await requireOwner(ctx)
  const { id, kind, title, position, isPublished } = serviceTopics
  const rows = await ctx.db
    .select({ id, kind, title, position, published: isPublished })
    .from(serviceTopics)
    .where(and(eq(serviceTopics.stationId, ctx.station.id), foundIn(sql`search_text(${title})`, search)))
    .orderBy(asc(position), asc(id))
    .limit(entriesPerPage + 1)
    .offset((page - 1) * entriesPerPage)
  return {
    list: rows.slice(0, entriesPerPage),
    next: rows.length > entriesPerPage ? page + 1 : null,
  }
}

/** How owners write them. */
export const topicEntries: EntryKind<TopicInput, ManagedTopic> = {
  kind: 'topic',
  lock: 'collections',
  nameOf: ({ title }) => ({ name: title }),
  requireOpen: (ctx) => requireOption(ctx, 'unionServices'),
  async get(ctx, id) {
    const [row] = await ctx.db.select().from(serviceTopics).where(itself(ctx, id))
    if (!row) throw new ApiError('not_found', consultancyTexts.unknownTopic)
    const { stationId: _, id: __, isPublished: published, ...rest } = row
    const value = { ...rest, published }
    return { id, ...value, tag: tagOf(value) }
  },
  async insert(ctx, input) {
    const { db, station } = ctx
    if ((await db.$count(serviceTopics, eq(serviceTopics.stationId, station.id))) >= mostTopics)
      throw ApiError.fields({ title: entryTexts.full(mostTopics) })
    const [row] = await db
      .insert(serviceTopics)
      .values({ ...(await columnsOf(ctx, input)), stationId: station.id })
      .returning({ id: serviceTopics.id })
    if (!row) throw new Error('The topic was not written')
    return row.id
  },
  async update(ctx, id, input) {
    await ctx.db
      .update(serviceTopics)
      .set(await columnsOf(ctx, input))
      .where(itself(ctx, id))
  },
  async remove(ctx, id) {
    const gone = await ctx.db.delete(serviceTopics).where(itself(ctx, id)).returning({ id: serviceTopics.id })
    return gone.length > 0
  },
}

const itself = ({ station }: ApiContext, id: number) =>
  and(eq(serviceTopics.stationId, station.id), eq(serviceTopics.id, id))

const columnsOf = async (ctx: ApiContext, { published, position, ...input }: TopicInput) => ({
  ...input,
  isPublished: published,
  position: position ?? (await nextPosition(ctx)),
})

/** Behind all others. */
async function nextPosition({ db, station }: ApiContext): Promise<number> {
  const [row] = await db
    .select({ last: sql<number | null>`max(${serviceTopics.position})` })
    .from(serviceTopics)
    .where(eq(serviceTopics.stationId, station.id))
  return (row?.last ?? 0) + 1
}
