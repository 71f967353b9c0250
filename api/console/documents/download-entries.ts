import { desc } from 'drizzle-orm'
import { type DownloadInput, mostDocuments } from '#contract/console/documents/schemas.ts'
import type { ApiContext } from '../../platform/context.ts'
import { nameOfStored, requireOwnFile } from '../../platform/files/index.ts'
import { sanitizeHtml } from '../../platform/html/sanitize-html.ts'
import { downloadTexts } from '../../services/downloads/index.ts'
import { downloads } from '../../services/downloads/tables.ts'
import { requireFeature } from '../../stations/registry/index.ts'
import { statusOf, tableEntries, withBox } from '../entries/table-entries.ts'
import { releaseFile } from './release-file.ts'
import { documentTexts } from './texts.ts'

type Row = typeof downloads.$inferSelect

/** Files for members as owners write them; newest first, with drafts (NWS-03). */
export const downloadEntries = tableEntries({
  kind: 'download',
  isPublic: true,
  requireOpen: (ctx) => requireFeature(ctx, 'files'),
  table: downloads,
  named: 'title',
  most: mostDocuments,
  gone: downloadTexts.gone,
  order: [desc(downloads.id)],
  columns: ['id', 'title', 'subtitle', 'status'],
  toHead: withBox,
  toInput: ({ stationId: _, id: __, file, ...row }: Row): DownloadInput => ({
    ...withBox(row),
    file: nameOfStored(file),
  }),
  columnsOf,
  release: (ctx, { file }) => releaseFile(ctx, file),
})

function columnsOf({ station }: ApiContext, { isPublished, html, ...input }: DownloadInput) {
  const file = requireOwnFile(station.id, input.file, documentTexts.choose)
  return { ...input, file, html: sanitizeHtml(html), status: statusOf(isPublished) }
}
