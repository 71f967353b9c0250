import { and, desc, eq, getTableColumns, lte, min, type SQL, sql } from 'drizzle-orm'
import { mostFound } from '#contract/activities/home/endpoints.ts'
import { type NewsSection, newsPerPage } from '#contract/services/news/sections.ts'
import type { OthersAsked } from '../../activities/home/index.ts'
import type { ApiContext } from '../../platform/context.ts'
import { foundByReading } from '../../platform/db/found-in.ts'
import { inStation, one, page } from '../../platform/db/rows.ts'
import { rememberPerRevision } from '../../stations/registry/index.ts'
import { news } from './tables.ts'
import { newsTexts } from './texts.ts'

type NewsRow = typeof news.$inferSelect
/** Without its body, of which lists show nothing. */
export type NewsHead = Omit<NewsRow, 'html'>

const { html: _, ...head } = getTableColumns(news)

/** What members may read of a section: published, and its instant has come. */
const isShown = ({ station, ports }: ApiContext, section: NewsSection): SQL | undefined =>
  inStation(
    news,
    { station },
    eq(news.section, section),
    eq(news.status, 'published'),
    lte(news.publishedAt, ports.clock.now()),
  )

/** A page of a section, newest first, from 1 on, and the number of the page behind it: one query, however many there are. */
export async function readNews(
  ctx: ApiContext,
  { section, page: number }: { section: NewsSection; page: number },
): Promise<{ rows: NewsHead[]; next: number | null }> {
  const { rows, last } = await page(
    ctx.db
      .select(head)
      .from(news)
      .where(isShown(ctx, section))
      .orderBy(desc(news.publishedAt), desc(news.id))
      .offset((number - 1) * newsPerPage),
    newsPerPage,
  )
  return { rows, next: last ? number + 1 : null }
}

/** The newest of the station's own with every word of a search in their titles, and how many have (GAP-152). */
export async function findNews(
  ctx: ApiContext,
  { search, limit, offset }: OthersAsked,
): Promise<{ rows: NewsHead[]; total: number }> {
  const isFound = and(isShown(ctx, 'station'), foundByReading(sql`search_text(${news.title})`, search))
  const rows = await ctx.db
    .select(head)
    .from(news)
    .where(isFound)
    .orderBy(desc(news.publishedAt), desc(news.id))
    .limit(limit)
    .offset(offset)
  // Fewer than were asked for are the last of them.
  const isAll = rows.length < limit && (rows.length > 0 || offset === 0)
  const total = isAll ? offset + rows.length : await ctx.db.$count(news, isFound)
  return { rows, total: Math.min(total, mostFound) }
}

/** One of a section. @throws not_found for what is drafted, to come, of another section or of another station */
export async function readOneNews(
  ctx: ApiContext,
  { section, id }: { section: NewsSection; id: number },
): Promise<NewsRow> {
  return ctx.db
    .select()
    .from(news)
    .where(and(isShown(ctx, section), eq(news.id, id)))
    .then(one(newsTexts.gone))
}

/** When the first of what is published of the station's own is or was to appear. */
const firstNews = rememberPerRevision(
  async ({ db, station }: ApiContext, _: object) => {
    const [row] = await db
      .select({ at: min(news.publishedAt) })
      .from(news)
      .where(inStation(news, { station }, eq(news.section, 'station'), eq(news.status, 'published')))
    return row?.at ?? null
  },
  () => 0,
)

/** Whether members of the station have news of its own to read now: their menu asks (NWS-01). */
export async function hasNews(ctx: ApiContext): Promise<boolean> {
  const first = await firstNews(ctx, {})
  return first !== null && first <= ctx.ports.clock.now()
}
