import { desc, eq } from 'drizzle-orm'
import type { z } from 'zod'
import {
  type DownloadItem,
  type downloadPageSchema,
  type downloadSchema,
  downloadsPerPage,
} from '#contract/services/downloads/schemas.ts'
import { type ApiContext, isByOwner } from '../../platform/context.ts'
import { inStation, one, page, withId } from '../../platform/db/rows.ts'
import { ApiError } from '../../platform/errors.ts'
import { describeFile, fileNameOf, ownKeyOf } from '../../platform/files/index.ts'
import { downloads } from './tables.ts'
import { downloadTexts as texts } from './texts.ts'

/** Files for members, newest first: one query, however many there are (NWS-03). */
export async function listDownloads(
  ctx: ApiContext,
  { page: number }: { page: number },
): Promise<z.output<typeof downloadPageSchema>> {
  const { id, title, subtitle, file } = downloads
  const { rows, last } = await page(
    ctx.db
      .select({ id, title, subtitle, file })
      .from(downloads)
      .where(inStation(downloads, ctx, eq(downloads.status, 'published')))
      .orderBy(desc(downloads.id))
      .offset((number - 1) * downloadsPerPage),
    downloadsPerPage,
  )
  return { content: await Promise.all(rows.map((row) => toItem(ctx, row))), next: last ? number + 1 : null }
}

/** One of them with its text (NWS-04). @throws not_found for what is drafted or foreign */
export async function getDownload(ctx: ApiContext, id: number): Promise<z.output<typeof downloadSchema>> {
  const row = await downloadOf(ctx, id)
  const { title, subtitle, html } = row
  return { ...(await toItem(ctx, row)), title, subtitle, body: html }
}

/** Its file, for members of the station only; of a drafted one for its owners (NWS-03, SEC-106). @throws not_found */
export async function getDownloadFile(ctx: ApiContext, id: number): Promise<{ key: string; name: string }> {
  const { title, file } = await downloadOf(ctx, id, isByOwner(ctx))
  const key = ownKeyOf(ctx.station.id, file)
  if (!key) throw new ApiError('not_found', texts.gone)
  return { key, name: fileNameOf(title, key) }
}

type Row = typeof downloads.$inferSelect

async function downloadOf(ctx: ApiContext, id: number, withDrafts = false): Promise<Row> {
  const { status } = downloads
  return ctx.db
    .select()
    .from(downloads)
    .where(withId(downloads, ctx, id, withDrafts ? undefined : eq(status, 'published')))
    .then(one(texts.gone))
}

type Listed = Pick<Row, 'id' | 'title' | 'subtitle' | 'file'>

async function toItem(ctx: ApiContext, { id, title, subtitle, file }: Listed): Promise<DownloadItem> {
  const served = `/homepage/downloads/${id}/arquivo`
  return { id, name: title, description: subtitle, file: served, ...(await describeFile(ctx, file)) }
}
