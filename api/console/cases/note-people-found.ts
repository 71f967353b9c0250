import { inArray } from 'drizzle-orm'
import { areaFacts } from '#contract/services/consultancies/areas.ts'
import type { ApiContext } from '../../platform/context.ts'
import { inStation } from '../../platform/db/rows.ts'
import { noteDaily } from '../../services/access-lines/index.ts'
import { serviceCases } from '../../services/consultancies/tables.ts'

type Found = { reader: { id: number; name: string }; cpfs: readonly string[] }

/** Notes that somebody of the team learned which of these people have cases, and of which areas (GAP-93). Three queries, however many. */
export async function notePeopleFound(ctx: ApiContext, { reader, cpfs }: Found): Promise<void> {
  if (cpfs.length === 0) return
  const { cpf, area } = serviceCases
  const found = await ctx.db
    .selectDistinct({ cpf, area })
    .from(serviceCases)
    .where(inStation(serviceCases, ctx, inArray(cpf, [...cpfs])))
  const seen = found.flatMap((one) => (one.cpf ? [{ cpf: one.cpf, area: areaFacts[one.area].name }] : []))
  await noteDaily(ctx, { reader, what: 'cases', seen })
}
