import { eq } from 'drizzle-orm'
import type { ResearchDraft } from '#contract/activities/research/schemas.ts'
import { memberOf } from '../../people/access/index.ts'
import type { ApiContext } from '../../platform/context.ts'
import { inStation } from '../../platform/db/rows.ts'
import { askingOf } from './research-of.ts'
import { draftPurpose } from './sealed-answers.ts'
import { researchDrafts } from './tables.ts'
import { toDraft } from './to-draft.ts'

/**
 * What the caller answered so far of what is asked by now, in the order of the questions' numbers; empty where nothing is
 * kept (POL-01, ADR 86). @throws not_found where something is kept and nothing is asked any more
 */
export async function getDraft(ctx: ApiContext, activityId: number): Promise<ResearchDraft> {
  const [row] = await ctx.db
    .select()
    .from(researchDrafts)
    .where(
      inStation(
        researchDrafts,
        ctx,
        eq(researchDrafts.activityId, activityId),
        eq(researchDrafts.participantId, memberOf(ctx)),
      ),
    )
  if (!row) return { answers: [], problems: {} }
  return toDraft(await askingOf(ctx, activityId), Object.values(draftAnswers(ctx, row)))
}

type Row = typeof researchDrafts.$inferSelect

/** The answers of a row; one that was sealed by another secret has none. */
export function draftAnswers({ ports }: ApiContext, row: Row): Row['answers'] {
  if (row.sealed === null) return row.answers
  const purpose = draftPurpose(row.stationId, row.activityId, row.participantId)
  return JSON.parse(ports.seal.open(row.sealed, purpose) ?? '{}')
}
