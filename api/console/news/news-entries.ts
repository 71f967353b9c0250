import { and, count, desc, eq, sql } from 'drizzle-orm'
import { type EntryFilter, entriesPerPage } from '#contract/console/entries.ts'
import {
  type ManagedNews,
  type ManagedNewsHead,
  mostNews,
  type NewsInput,
} from '#contract/console/news/schemas.ts'
import { requireOwner } from '../../people/owner-changes/index.ts'
import type { ApiContext } from '../../platform/context.ts'
import { foundIn } from '../../platform/db/found-in.ts'
import { ApiError } from '../../platform/errors.ts'
import { sanitizeHtml } from '../../platform/html/sanitize-html.ts'
import { newsTexts } from '../../services/news/index.ts'
import { news } from '../../services/news/tables.ts'
import type { EntryKind } from '../entries/owned-entries.ts'
import { entryTexts } from '../entries/texts.ts'
import { tagOf } from '../site-parts.ts'

type Row = typeof news.$inferSelect

/** News of the station and its consultancies for owners, newest first, with drafts: one query (NWS-01). */
export async function listManagedNews(
  ctx: ApiContext,
  { page, search }: EntryFilter,
): Promise<{ list: ManagedNewsHead[]; next: number | null }> {
  await requireOwner(ctx)
  const { id, section, title, publishedAt, status } = news
  const rows = await ctx.db
    .select({ id, section, title, publishedAt, status })
    .from(news)
    .where(and(eq(news.stationId, ctx.station.id), foundIn(sql`search_text(${news.title})`, search)))
    .orderBy(desc(news.publishedAt), desc(news.id))
    .limit(entriesPerPage + 1)
    .offset((page - 1) * entriesPerPage)
  const next = rows.length > entriesPerPage ? page + 1 : null
  const list = rows.slice(0, entriesPerPage).map(({ status, publishedAt, ...row }) => ({
    ...row,
    publishedAt: publishedAt.toISOString(),
    isPublished: status === 'published',
  }))
  return { list, next }
}

/** How owners write them. */
export const newsEntries: EntryKind<NewsInput, ManagedNews> = {
  kind: 'news',
  lock: 'news',
  nameOf: ({ title }) => ({ name: title }),
  async get(ctx, id) {
    const [row] = await ctx.db.select().from(news).where(itself(ctx, id))
    if (!row) throw new ApiError('not_found', newsTexts.gone)
    return toManaged(row)
  },
  async insert({ db, station }, input) {
    requireReader(station, input)
    const [kept] = await db.select({ all: count() }).from(news).where(eq(news.stationId, station.id))
    if ((kept?.all ?? 0) >= mostNews) throw ApiError.fields({ title: entryTexts.full(mostNews) })
    const [row] = await db
      .insert(news)
      .values({ ...columnsOf(input), stationId: station.id })
      .returning({ id: news.id })
    if (!row) throw new Error('The news were not written')
    return row.id
  },
  async update(ctx, id, input) {
    requireReader(ctx.station, input)
    await ctx.db.update(news).set(columnsOf(input)).where(itself(ctx, id))
  },
  async remove(ctx, id) {
    const gone = await ctx.db.delete(news).where(itself(ctx, id)).returning({ id: news.id })
    return gone.length > 0
  },
}

/** Published for a consultancy whose news are written outside, nobody would ever read it (GAP-92). */
function requireReader({ config }: ApiContext['station'], { section, isPublished }: NewsInput): void {
  if (section !== 'station' && isPublished && config.news.wordpress)
    throw ApiError.fields({ section: newsTexts.writtenOutside })
}

const itself = ({ station }: ApiContext, id: number) => and(eq(news.stationId, station.id), eq(news.id, id))

const columnsOf = ({ isPublished, publishedAt, html, ...input }: NewsInput) => ({
  ...input,
  html: sanitizeHtml(html),
  publishedAt: new Date(publishedAt),
  status: isPublished ? ('published' as const) : ('draft' as const),
})

function toManaged({ stationId: _, id, status, publishedAt, ...row }: Row): ManagedNews {
  const value = { ...row, publishedAt: publishedAt.toISOString(), isPublished: status === 'published' }
  return { id, ...value, tag: tagOf(value) }
}
