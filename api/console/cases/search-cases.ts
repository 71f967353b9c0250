import { desc, eq, ilike, lt } from 'drizzle-orm'
import type { searchCases as call } from '#contract/console/cases/endpoints.ts'
import type { Answer } from '#contract/endpoint.ts'
import { cpfField } from '#contract/fields.ts'
import type { CaseArea } from '#contract/services/consultancies/areas.ts'
import { requireTeam } from '../../people/owner-changes/index.ts'
import type { ApiContext } from '../../platform/context.ts'
import { inStation, page } from '../../platform/db/rows.ts'
import { serviceCases } from '../../services/consultancies/tables.ts'
import { requireOption } from '../../stations/registry/index.ts'
import { isOwnCase } from '../own-areas.ts'
import { notePeopleFound } from './note-people-found.ts'

type Query = {
  area?: CaseArea | undefined
  search: string
  before?: number | undefined
  limit: number
}

/** Cases for owners, newest first, page by page: one query, and nothing of what they say; whoever looks for a person by CPF leaves a line (LEG-02, CTB-02, GAP-93). @throws forbidden, not_found */
export async function searchCases(ctx: ApiContext, query: Query): Promise<Answer<typeof call>> {
  requireOption(ctx, 'unionServices')
  const reader = await requireTeam(ctx)
  const { area, search, before, limit } = query
  const { id, number, kind, cpf, isCollective, updatedAt } = serviceCases
  const { rows, last } = await page(
    ctx.db
      .select({ id, area: serviceCases.area, number, kind, cpf, isCollective, updatedAt })
      .from(serviceCases)
      .where(
        inStation(
          serviceCases,
          ctx,
          isOwnCase(ctx),
          area && eq(serviceCases.area, area),
          isFound(search),
          before ? lt(id, before) : undefined,
        ),
      )
      .orderBy(desc(id)),
    limit,
  )
  const asked = cpfField.safeParse(search)
  if (asked.success && rows.length > 0) await notePeopleFound(ctx, { reader, cpfs: [asked.data] })
  const list = rows.map(({ cpf, updatedAt, ...row }) => ({
    ...row,
    cpf: cpf && middleOf(cpf),
    updatedAt: updatedAt.toISOString(),
  }))
  return { list, next: last?.id ?? null }
}

/** What is a CPF is looked for as one, anything else in the numbers. */
function isFound(search: string) {
  if (search === '') return undefined
  const cpf = cpfField.safeParse(search)
  if (cpf.success) return eq(serviceCases.cpf, cpf.data)
  return ilike(serviceCases.number, `%${search.replace(/[\\%_]/g, '\\$&')}%`)
}

const middleOf = (cpf: string) => `•••.${cpf.slice(3, 6)}.${cpf.slice(6, 9)}-••`
