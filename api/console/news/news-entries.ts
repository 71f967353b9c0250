import { desc } from 'drizzle-orm'
import { mostNews, type NewsInput } from '#contract/console/news/schemas.ts'
import type { ApiContext } from '../../platform/context.ts'
import { ApiError } from '../../platform/errors.ts'
import { sanitizeHtml } from '../../platform/html/sanitize-html.ts'
import { newsTexts } from '../../services/news/index.ts'
import { news } from '../../services/news/tables.ts'
import { statusOf, tableEntries, withBox } from '../entries/table-entries.ts'

type Row = typeof news.$inferSelect

/** News of the station and its consultancies as owners write them; newest first, with drafts (NWS-01). */
export const newsEntries = tableEntries({
  kind: 'news',
  isPublic: true,
  table: news,
  named: 'title',
  most: mostNews,
  gone: newsTexts.gone,
  order: [desc(news.publishedAt), desc(news.id)],
  columns: ['id', 'section', 'title', 'publishedAt', 'status'],
  toHead: shown,
  toInput: ({ stationId: _, id: __, ...row }: Row): NewsInput => shown(row),
  columnsOf,
})

function shown<T extends Pick<Row, 'publishedAt' | 'status'>>({ publishedAt, status, ...row }: T) {
  return { ...row, ...withBox({ status }), publishedAt: publishedAt.toISOString() }
}

/** @throws invalid_input for what is published for a consultancy whose news are written outside: nobody would ever read it (GAP-92) */
function columnsOf({ station }: ApiContext, { isPublished, publishedAt, html, ...input }: NewsInput) {
  if (input.section !== 'station' && isPublished && station.config.news.wordpress)
    throw ApiError.fields({ section: newsTexts.writtenOutside })
  return {
    ...input,
    html: sanitizeHtml(html),
    publishedAt: new Date(publishedAt),
    status: statusOf(isPublished),
  }
}
