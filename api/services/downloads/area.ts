import { asc, desc } from 'drizzle-orm'
import { downloadCalls as calls } from '#contract/services/downloads/endpoints.ts'
import { type Download, type DownloadItem, downloadsPerPage } from '#contract/services/downloads/schemas.ts'
import type { Area } from '../../platform/area.ts'
import type { ApiContext } from '../../platform/context.ts'
import { describeFile, nameOfStored, setApart } from '../../platform/files/index.ts'
import { sanitizeHtml } from '../../platform/html/sanitize-html.ts'
import { serve } from '../../platform/http/serve.ts'
import { serveFile } from '../../platform/http/serve-file.ts'
import { listPart } from '../../platform/list-part.ts'
import { publishedList } from '../../platform/published-list.ts'
import { downloads } from './tables.ts'
import { downloadTexts } from './texts.ts'

type Row = typeof downloads.$inferSelect
type Listed = Pick<Row, 'id' | 'title' | 'subtitle' | 'file'>

/** Files as members read them, the newest first (NWS-03, NWS-04). */
const published = publishedList({
  table: downloads,
  perPage: downloadsPerPage,
  order: [desc(downloads.id)],
  gone: downloadTexts.gone,
  columns: ['id', 'title', 'subtitle', 'file'],
  toItem,
  fileOf: ({ title, file }) => ({ stored: file, name: title }),
})

async function toItem({ id, title, subtitle, file }: Listed, ctx: ApiContext): Promise<DownloadItem> {
  const served = `/homepage/downloads/${id}/arquivo`
  return { id, name: title, description: subtitle, file: served, ...(await describeFile(ctx, file)) }
}

async function getDownload(ctx: ApiContext, asked: { id: number }): Promise<Download> {
  const row = await published.get(ctx, asked)
  return { ...(await toItem(row, ctx)), title: row.title, subtitle: row.subtitle, body: row.html }
}

/** Files for members. */
export const downloadArea: Area = {
  routes(app) {
    serve(app, calls.list, (ctx, { query }) => published.list(ctx, query))
    serve(app, calls.get, (ctx, { params }) => getDownload(ctx, params))
    serveFile(app, calls.file, (ctx, { params }) => published.file(ctx, params))
  },
  folder: listPart({
    field: 'downloads',
    table: downloads,
    order: [asc(downloads.id)],
    toRow: async ({ html, file, ...entry }, { ctx, config }) => ({
      ...entry,
      html: sanitizeHtml(html),
      file: await setApart(ctx.ports.files, config.id, file),
    }),
    toEntry: ({ file, ...entry }) => ({ ...entry, file: nameOfStored(file) }),
  }),
}
