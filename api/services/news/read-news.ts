import { and, desc, eq, lte, min } from 'drizzle-orm'
import { type NewsSection, newsPerPage } from '#contract/services/news/sections.ts'
import type { ApiContext } from '../../platform/context.ts'
import { inStation } from '../../platform/db/rows.ts'
import { publishedList } from '../../platform/published-list.ts'
import { rememberPerRevision } from '../../stations/registry/index.ts'
import { news } from './tables.ts'
import { newsTexts } from './texts.ts'

type Row = typeof news.$inferSelect
/** Without its body, of which lists show nothing. */
export type NewsHead = Pick<Row, 'id' | 'title' | 'subtitle' | 'image' | 'publishedAt'>

/** News of a section as members read them: published, and their instant has come; the newest first. */
export const newsOf = <Item>(section: NewsSection, toItem: (row: NewsHead) => Item) =>
  publishedList({
    table: news,
    perPage: newsPerPage,
    order: [desc(news.publishedAt), desc(news.id)],
    gone: newsTexts.gone,
    isShown: ({ ports }) => and(eq(news.section, section), lte(news.publishedAt, ports.clock.now())),
    columns: ['id', 'title', 'subtitle', 'image', 'publishedAt'],
    toItem,
  })

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
