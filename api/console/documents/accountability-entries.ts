import { and, asc, count, eq, sql } from 'drizzle-orm'
import {
  type AccountabilityInput,
  type ManagedAccountability,
  mostDocuments,
} from '#contract/console/documents/schemas.ts'
import { type EntryFilter, entriesPerPage } from '#contract/console/entries.ts'
import { yearOf } from '#contract/services/accountability/year-of.ts'
import { requireOwner } from '../../people/owner-changes/index.ts'
import type { ApiContext } from '../../platform/context.ts'
import { foundIn } from '../../platform/db/found-in.ts'
import { ApiError } from '../../platform/errors.ts'
import { nameOfStored, requireOwnFile } from '../../platform/files/index.ts'
import { accountabilityTexts } from '../../services/accountability/index.ts'
import { accountabilityDocuments as documents } from '../../services/accountability/tables.ts'
import { requireOption } from '../../stations/registry/index.ts'
import type { EntryKind } from '../entries/owned-entries.ts'
import { entryTexts } from '../entries/texts.ts'
import { tagOf } from '../site-parts.ts'
import { releaseFile } from './release-file.ts'
import { documentTexts } from './texts.ts'

/** Documents of accountability for owners, the newest year first, with drafts: one query (TRA-01). */
export async function listManagedAccountability(ctx: ApiContext, { page, search }: EntryFilter) {
  await requireOwner(ctx)
  const { id, name, shownYear, status } = documents
  const rows = await ctx.db
    .select({ id, name, year: shownYear, status })
    .from(documents)
    .where(and(eq(documents.stationId, ctx.station.id), foundIn(sql`search_text(${name})`, search)))
    .orderBy(sql`${shownYear} desc nulls last`, asc(id))
    .limit(entriesPerPage + 1)
    .offset((page - 1) * entriesPerPage)
  const list = rows
    .slice(0, entriesPerPage)
    .map(({ status, ...row }) => ({ ...row, isPublished: status === 'published' }))
  return { list, next: rows.length > entriesPerPage ? page + 1 : null }
}

/** How owners write them. */
export const accountabilityEntries: EntryKind<AccountabilityInput, ManagedAccountability> = {
  kind: 'accountability',
  lock: 'accountability',
  nameOf: ({ name }) => ({ name }),
  requireOpen: (ctx) => requireOption(ctx, 'unionServices'),
  async get(ctx, id) {
    const [row] = await ctx.db.select().from(documents).where(itself(ctx, id))
    if (!row) throw new ApiError('not_found', accountabilityTexts.gone)
    const { name, year, file, status } = row
    const value = { name, year, file: nameOfStored(file), isPublished: status === 'published' }
    return { id, ...value, tag: tagOf(value) }
  },
  async insert(ctx, input) {
    const { db, station } = ctx
    const [kept] = await db
      .select({ all: count() })
      .from(documents)
      .where(eq(documents.stationId, station.id))
    if ((kept?.all ?? 0) >= mostDocuments) throw ApiError.fields({ name: entryTexts.full(mostDocuments) })
    const [row] = await db
      .insert(documents)
      .values({ ...columnsOf(ctx, input), stationId: station.id })
      .returning({ id: documents.id })
    if (!row) throw new Error('The document was not written')
    return row.id
  },
  async update(ctx, id, input) {
    const [before] = await ctx.db.select({ file: documents.file }).from(documents).where(itself(ctx, id))
    await ctx.db.update(documents).set(columnsOf(ctx, input)).where(itself(ctx, id))
    if (before) await releaseFile(ctx, before.file)
  },
  async remove(ctx, id) {
    const [gone] = await ctx.db.delete(documents).where(itself(ctx, id)).returning({ file: documents.file })
    if (gone) await releaseFile(ctx, gone.file)
    return gone !== undefined
  },
}

const itself = ({ station }: ApiContext, id: number) =>
  and(eq(documents.stationId, station.id), eq(documents.id, id))

function columnsOf({ station }: ApiContext, { isPublished, ...input }: AccountabilityInput) {
  const file = requireOwnFile(station.id, input.file, documentTexts.choose)
  const status = isPublished ? ('published' as const) : ('draft' as const)
  return { ...input, file, shownYear: yearOf(input.name, input.year), status }
}
