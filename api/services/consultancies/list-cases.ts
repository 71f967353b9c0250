import { and, desc, eq, inArray, lt, or } from 'drizzle-orm'
import { reaisOf } from '#contract/activities/wallet/cents.ts'
import type { CaseArea } from '#contract/services/consultancies/areas.ts'
import type { Case } from '#contract/services/consultancies/schemas.ts'
import { confirmedCpf } from '../../people/access/index.ts'
import type { ApiContext } from '../../platform/context.ts'
import { inStation, one } from '../../platform/db/rows.ts'
import { requireOption } from '../../stations/registry/index.ts'
import { serviceCases } from './tables.ts'
import { consultancyTexts } from './texts.ts'

type Whose = 'all' | 'own' | 'collective'
type Asked = { whose: Whose; before?: number | undefined; limit: number }

/**
 * The cases of an area that the caller may see, newest first: those of their confirmed CPF, those that are published to the
 * portal, or both (LEG-02, CTB-02, GAP-93). @throws not_found on stations without these services
 */
export async function listCases(
  ctx: ApiContext,
  area: CaseArea,
  { whose, before, limit }: Asked,
): Promise<Case[]> {
  requireOption(ctx, 'unionServices')
  const rows = await ctx.db
    .select()
    .from(serviceCases)
    .where(and(isSeen(ctx, area, whose), before ? lt(serviceCases.id, before) : undefined))
    .orderBy(desc(serviceCases.id))
    .limit(limit)
  return rows.map(caseAnswer)
}

/** One of them. @throws not_found for somebody else's like for one that is none */
export async function getCase(ctx: ApiContext, area: CaseArea, id: number): Promise<Case> {
  requireOption(ctx, 'unionServices')
  const row = await ctx.db
    .select()
    .from(serviceCases)
    .where(and(isSeen(ctx, area, 'all'), eq(serviceCases.id, id)))
    .then(one(consultancyTexts.unknownCase))
  return caseAnswer(row)
}

/** Whether cases of the caller's CPF would be shown; not whether there are any. @throws not_found on stations without these services */
export async function getCaseReader(ctx: ApiContext): Promise<{ isConfirmed: boolean }> {
  requireOption(ctx, 'unionServices')
  return { isConfirmed: (await confirmedCpf(ctx)).length > 0 }
}

function isSeen(ctx: ApiContext, area: CaseArea, whose: Whose) {
  const collective = eq(serviceCases.isCollective, true)
  const own = and(eq(serviceCases.isCollective, false), inArray(serviceCases.cpf, confirmedCpf(ctx)))
  return inStation(
    serviceCases,
    ctx,
    eq(serviceCases.area, area),
    { all: or(collective, own), own, collective }[whose],
  )
}

/** A case in the names of the wire, without the CPF. Pure. */
const caseAnswer = (row: typeof serviceCases.$inferSelect): Case => ({
  id: row.id,
  tipo: row.kind,
  dataProtocolo: row.filedOn,
  situacao: row.situation,
  numeroProcesso: row.number,
  tribunalOrgao: row.court,
  titulo: row.title,
  valorCausa: row.claimCents === null ? null : reaisOf(row.claimCents),
  linkProcesso: row.link,
  publicarPortal: row.isCollective,
})
