import { desc } from 'drizzle-orm'
import { type DownloadInput, mostDocuments } from '#contract/console/documents/schemas.ts'
import type { ApiContext } from '../../platform/context.ts'
import { nameOfStored, requireOwnFile } from '../../platform/files/index.ts'
import { sanitizeHtml } from '../../platform/html/sanitize-html.ts'
import { downloadTexts } from '../../services/downloads/index.ts'
import { downloads } from '../../services/downloads/tables.ts'
import { requireFeature } from '../../stations/registry/index.ts'
import { isPublished, statusOf, tableEntries } from '../entries/table-entries.ts'
import { releaseFile } from './release-file.ts'
import { documentTexts } from './texts.ts'

const { id, title, subtitle, status } = downloads
type Row = typeof downloads.$inferSelect

/** Files for members as owners write them; newest first, with drafts (NWS-03). */
export const downloadEntries = tableEntries({
  kind: 'download',
  isPublic: true,
  requireOpen: (ctx) => requireFeature(ctx, 'files'),
  table: downloads,
  named: 'title',
  name: title,
  most: mostDocuments,
  gone: downloadTexts.gone,
  order: [desc(id)],
  rows: (db) => db.select().from(downloads).$dynamic(),
  heads: (db) => db.select({ id, title, subtitle, status }).from(downloads).$dynamic(),
  toHead: ({ status, ...row }) => ({ ...row, isPublished: isPublished(status) }),
  toInput: ({ stationId: _, id: __, status, file, ...row }: Row): DownloadInput => ({
    ...row,
    file: nameOfStored(file),
    isPublished: isPublished(status),
  }),
  columnsOf,
  insert: (db, row) => db.insert(downloads).values(row).returning({ id }),
  update: (db, columns) => db.update(downloads).set(columns),
  release: (ctx, { file }) => releaseFile(ctx, file),
})

function columnsOf({ station }: ApiContext, { isPublished, html, ...input }: DownloadInput) {
  const file = requireOwnFile(station.id, input.file, documentTexts.choose)
  return { ...input, file, html: sanitizeHtml(html), status: statusOf(isPublished) }
}
