import { and, count, desc, eq, sql } from 'drizzle-orm'
import {
  type DownloadInput,
  type ManagedDownload,
  mostDocuments,
} from '#contract/console/documents/schemas.ts'
import { type EntryFilter, entriesPerPage } from '#contract/console/entries.ts'
import { requireOwner } from '../../people/owner-changes/index.ts'
import type { ApiContext } from '../../platform/context.ts'
import { foundIn } from '../../platform/db/found-in.ts'
import { ApiError } from '../../platform/errors.ts'
import { nameOfStored, requireOwnFile } from '../../platform/files/index.ts'
import { sanitizeHtml } from '../../platform/html/sanitize-html.ts'
import { downloadTexts } from '../../services/downloads/index.ts'
import { downloads } from '../../services/downloads/tables.ts'
import type { EntryKind } from '../entries/owned-entries.ts'
import { entryTexts } from '../entries/texts.ts'
import { tagOf } from '../site-parts.ts'
import { releaseFile } from './release-file.ts'
import { documentTexts } from './texts.ts'

/** Files for members, for owners, newest first, with drafts: one query (NWS-03). */
export async function listManagedDownloads(ctx: ApiContext, { page, search }: EntryFilter) {
  await requireOwner(ctx)
  const { id, title, subtitle, status } = downloads
  const rows = await ctx.db
    .select({ id, title, subtitle, status })
    .from(downloads)
    .where(and(eq(downloads.stationId, ctx.station.id), foundIn(sql`search_text(${title})`, search)))
    .orderBy(desc(id))
    .limit(entriesPerPage + 1)
    .offset((page - 1) * entriesPerPage)
  const list = rows
    .slice(0, entriesPerPage)
    .map(({ status, ...row }) => ({ ...row, isPublished: status === 'published' }))
  return { list, next: rows.length > entriesPerPage ? page + 1 : null }
}

/** How owners write them. */
export const downloadEntries: EntryKind<DownloadInput, ManagedDownload> = {
  kind: 'download',
  lock: 'downloads',
  nameOf: ({ title }) => ({ name: title }),
  requireOpen({ station }) {
    if (!station.config.features.files) throw new ApiError('not_found', downloadTexts.closed)
  },
  async get(ctx, id) {
    const [row] = await ctx.db.select().from(downloads).where(itself(ctx, id))
    if (!row) throw new ApiError('not_found', downloadTexts.gone)
    const { stationId: _, id: __, status, ...rest } = row
    const value = { ...rest, file: nameOfStored(rest.file), isPublished: status === 'published' }
    return { id, ...value, tag: tagOf(value) }
  },
  async insert(ctx, input) {
    const { db, station } = ctx
    const [kept] = await db
      .select({ all: count() })
      .from(downloads)
      .where(eq(downloads.stationId, station.id))
    if ((kept?.all ?? 0) >= mostDocuments) throw ApiError.fields({ title: entryTexts.full(mostDocuments) })
    const [row] = await db
      .insert(downloads)
      .values({ ...columnsOf(ctx, input), stationId: station.id })
      .returning({ id: downloads.id })
    if (!row) throw new Error('The download was not written')
    return row.id
  },
  async update(ctx, id, input) {
    const [before] = await ctx.db.select({ file: downloads.file }).from(downloads).where(itself(ctx, id))
    await ctx.db.update(downloads).set(columnsOf(ctx, input)).where(itself(ctx, id))
    if (before) await releaseFile(ctx, before.file)
  },
  async remove(ctx, id) {
    const [gone] = await ctx.db.delete(downloads).where(itself(ctx, id)).returning({ file: downloads.file })
    if (gone) await releaseFile(ctx, gone.file)
    return gone !== undefined
  },
}

const itself = ({ station }: ApiContext, id: number) =>
  and(eq(downloads.stationId, station.id), eq(downloads.id, id))

function columnsOf({ station }: ApiContext, { isPublished, html, ...input }: DownloadInput) {
  const file = requireOwnFile(station.id, input.file, documentTexts.choose)
  const status = isPublished ? ('published' as const) : ('draft' as const)
  return { ...input, file, html: sanitizeHtml(html), status }
}
