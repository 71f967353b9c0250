import { and, desc, eq, lt, or } from 'drizzle-orm'
import { reaisOf } from '#contract/activities/wallet/cents.ts'
import type { CaseArea } from '#contract/services/consultancies/areas.ts'
import type { Case } from '#contract/services/consultancies/schemas.ts'
import { memberOf } from '../../people/access/index.ts'
import { participants } from '../../people/access/tables.ts'
import type { ApiContext } from '../../platform/context.ts'
import { requireUnionServices } from '../appointments/index.ts'
import { serviceCases } from './tables.ts'

/**
 * The cases of an area that the caller may see: those of the CPF of their session, and those that are published to the portal
 * (LEG-02, CTB-02, GAP-93). @throws not_found
 */
export async function listCases(
  ctx: ApiContext,
  area: CaseArea,
  { before, limit }: { before?: number | undefined; limit: number },
): Promise<Case[]> {
  requireUnionServices(ctx)
  const { db, station } = ctx
  const cpf = db
    .select({ cpf: participants.cpf })
    .from(participants)
    .where(and(eq(participants.stationId, station.id), eq(participants.id, memberOf(ctx))))
  const rows = await db
    .select()
    .from(serviceCases)
    .where(
      and(
        eq(serviceCases.stationId, station.id),
        eq(serviceCases.area, area),
        or(eq(serviceCases.isCollective, true), eq(serviceCases.cpf, cpf)),
        before ? lt(serviceCases.id, before) : undefined,
      ),
    )
    .orderBy(desc(serviceCases.id))
    .limit(limit)
  return rows.map(caseAnswer)
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
