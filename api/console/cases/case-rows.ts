import type { OpenedCase } from '#contract/console/cases/schemas.ts'
import { areaFacts } from '#contract/services/consultancies/areas.ts'
import type { CaseInput } from '#contract/services/consultancies/case-input.ts'
import type { ApiContext } from '../../platform/context.ts'
import { one, withId } from '../../platform/db/rows.ts'
import { consultancyTexts } from '../../services/consultancies/index.ts'
import { serviceCases } from '../../services/consultancies/tables.ts'
import { isOwnCase } from '../own-areas.ts'
import { tagOf } from '../site-parts.ts'

export const itself = (ctx: ApiContext, id: number) => withId(serviceCases, ctx, id, isOwnCase(ctx))

/** A case of the station as its owners write it. @throws not_found */
export async function caseInStation(ctx: ApiContext, id: number): Promise<OpenedCase> {
  const row = await ctx.db
    .select()
    .from(serviceCases)
    .where(itself(ctx, id))
    .then(one(consultancyTexts.unknownCase))
  const { stationId: _, id: __, updatedAt: ___, ...value } = row
  return { id, tag: tagOf(value), value }
}

/** What the history says of a case: its area and number, no person and no word (ADR 130). Pure. */
export const nameOf = ({ area, number }: CaseInput) => ({ name: `${areaFacts[area].name}, nº ${number}` })
