import { asc, eq, sql } from 'drizzle-orm'
import { type AccountabilityDocument, documentsPerPage } from '#contract/services/accountability/schemas.ts'
import { type ApiContext, isByOwner } from '../../platform/context.ts'
import { inStation, page, withId } from '../../platform/db/rows.ts'
import { ApiError } from '../../platform/errors.ts'
import { describeFile, fileNameOf, ownKeyOf } from '../../platform/files/index.ts'
import { requireOption } from '../../stations/registry/index.ts'
import { accountabilityDocuments as documents } from './tables.ts'
import { accountabilityTexts as texts } from './texts.ts'

/**
 * Documents of accountability, the newest year first, those without one last: one query, however many there are (TRA-01, GAP-94).
 * @throws not_found on stations without these services
 */
export async function listTransparency(
  ctx: ApiContext,
  { page: number }: { page: number },
): Promise<{ content: AccountabilityDocument[]; next: number | null }> {
  requireOption(ctx, 'unionServices')
  const { id, name, shownYear, file } = documents
  const { rows, last } = await page(
    ctx.db
      .select({ id, nome: name, year: shownYear, file })
      .from(documents)
      .where(inStation(documents, ctx, eq(documents.status, 'published')))
      .orderBy(sql`${shownYear} desc nulls last`, asc(id))
      .offset((number - 1) * documentsPerPage),
    documentsPerPage,
  )
  const content = await Promise.all(
    rows.map(async ({ file, ...row }) => {
      const url = `/homepage/prestacao-de-contas/${row.id}/arquivo`
      return { ...row, anexo: { url, ...(await describeFile(ctx, file)) } }
    }),
  )
  return { content, next: last ? number + 1 : null }
}

/** The file of one, for members of the station only; of a drafted one for its owners (SEC-106). @throws not_found for what is drafted or foreign */
export async function getTransparencyFile(
  ctx: ApiContext,
  id: number,
): Promise<{ key: string; name: string }> {
  requireOption(ctx, 'unionServices')
  const [row] = await ctx.db
    .select({ name: documents.name, file: documents.file })
    .from(documents)
    .where(withId(documents, ctx, id, isByOwner(ctx) ? undefined : eq(documents.status, 'published')))
  const key = row && ownKeyOf(ctx.station.id, row.file)
  if (!key) throw new ApiError('not_found', texts.gone)
  return { key, name: fileNameOf(row.name, key) }
}
