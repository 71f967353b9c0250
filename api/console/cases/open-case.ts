import type { OpenedCase } from '#contract/console/cases/schemas.ts'
import { areaFacts } from '#contract/services/consultancies/areas.ts'
import { requireTeam } from '../../people/owner-changes/index.ts'
import type { ApiContext } from '../../platform/context.ts'
import { writeAccessLine } from '../../services/access-lines/index.ts'
import { requireOption } from '../../stations/registry/index.ts'
import { caseInStation } from './case-rows.ts'

/** A case with what it says: whoever has its CPF, now or later, sees who opened it, and when (GAP-93). @throws forbidden, not_found */
export async function openCase(ctx: ApiContext, id: number): Promise<OpenedCase> {
  requireOption(ctx, 'unionServices')
  const reader = await requireTeam(ctx)
  const opened = await caseInStation(ctx, id)
  const { area, cpf } = opened.value
  if (cpf) await writeAccessLine(ctx, { reader, what: 'case', area: areaFacts[area].name, cpf })
  return opened
}
