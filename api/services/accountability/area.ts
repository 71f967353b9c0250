import { asc, sql } from 'drizzle-orm'
import { transparencyCalls as calls } from '#contract/services/accountability/endpoints.ts'
import { type AccountabilityDocument, documentsPerPage } from '#contract/services/accountability/schemas.ts'
import { yearOf } from '#contract/services/accountability/year-of.ts'
import type { Area } from '../../platform/area.ts'
import type { ApiContext } from '../../platform/context.ts'
import { describeFile, nameOfStored, setApart } from '../../platform/files/index.ts'
import { serve } from '../../platform/http/serve.ts'
import { serveFile } from '../../platform/http/serve-file.ts'
import { listPart } from '../../platform/list-part.ts'
import { publishedList } from '../../platform/published-list.ts'
import { requireOption } from '../../stations/registry/index.ts'
import { accountabilityDocuments as documents } from './tables.ts'
import { accountabilityTexts } from './texts.ts'

type Row = typeof documents.$inferSelect
type Listed = Pick<Row, 'id' | 'name' | 'shownYear' | 'file'>

/** Documents as members read them, the newest year first, those without one last (TRA-01, GAP-94). */
const published = publishedList({
  table: documents,
  perPage: documentsPerPage,
  order: [sql`${documents.shownYear} desc nulls last`, asc(documents.id)],
  gone: accountabilityTexts.gone,
  requireOpen: (ctx) => requireOption(ctx, 'unionServices'),
  columns: ['id', 'name', 'shownYear', 'file'],
  toItem,
  fileOf: ({ name, file }) => ({ stored: file, name }),
})

async function toItem(
  { id, name, shownYear, file }: Listed,
  ctx: ApiContext,
): Promise<AccountabilityDocument> {
  const url = `/homepage/prestacao-de-contas/${id}/arquivo`
  return { id, nome: name, year: shownYear, anexo: { url, ...(await describeFile(ctx, file)) } }
}

/** Documents by which a union accounts for its money (TRA-01). */
export const accountabilityArea: Area = {
  routes(app) {
    serve(app, calls.list, (ctx, { query }) => published.list(ctx, query))
    serveFile(app, calls.file, (ctx, { params }) => published.file(ctx, params))
  },
  folder: listPart({
    field: 'accountability',
    table: documents,
    order: [asc(documents.id)],
    toRow: async ({ year = null, ...entry }, { ctx, config }) => ({
      ...entry,
      year,
      shownYear: yearOf(entry.name, year),
      file: await setApart(ctx.ports.files, config.id, entry.file),
    }),
    toEntry: ({ shownYear: _, year, file, ...entry }) => ({
      ...entry,
      file: nameOfStored(file),
      year: year ?? undefined,
    }),
  }),
}
