import { asc, sql } from 'drizzle-orm'
import { type AccountabilityInput, mostDocuments } from '#contract/console/documents/schemas.ts'
import { yearOf } from '#contract/services/accountability/year-of.ts'
import type { ApiContext } from '../../platform/context.ts'
import { nameOfStored, requireOwnFile } from '../../platform/files/index.ts'
import { accountabilityTexts } from '../../services/accountability/index.ts'
import { accountabilityDocuments as documents } from '../../services/accountability/tables.ts'
import { requireOption } from '../../stations/registry/index.ts'
import { statusOf, tableEntries, withBox } from '../entries/table-entries.ts'
import { releaseFile } from './release-file.ts'
import { documentTexts } from './texts.ts'

type Row = typeof documents.$inferSelect

/** Documents of accountability as owners write them; the newest year first, with drafts (TRA-01). */
export const accountabilityEntries = tableEntries({
  kind: 'accountability',
  isPublic: true,
  requireOpen: (ctx) => requireOption(ctx, 'unionServices'),
  table: documents,
  named: 'name',
  most: mostDocuments,
  gone: accountabilityTexts.gone,
  order: [sql`${documents.shownYear} desc nulls last`, asc(documents.id)],
  columns: ['id', 'name', 'shownYear', 'status'],
  toHead: ({ shownYear: year, ...row }) => ({ ...withBox(row), year }),
  toInput: ({ name, year, file, status }: Row): AccountabilityInput =>
    withBox({ name, year, file: nameOfStored(file), status }),
  columnsOf,
  release: (ctx, { file }) => releaseFile(ctx, file),
})

function columnsOf({ station }: ApiContext, { isPublished, ...input }: AccountabilityInput) {
  const file = requireOwnFile(station.id, input.file, documentTexts.choose)
  return { ...input, file, shownYear: yearOf(input.name, input.year), status: statusOf(isPublished) }
}
