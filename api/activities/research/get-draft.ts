import { and, eq } from 'drizzle-orm'
import type { ResearchAnswer } from '#contract/activities/research/schemas.ts'
import { memberOf } from '../../people/access/index.ts'
import type { ApiContext } from '../../platform/context.ts'
import { researchDrafts } from './tables.ts'

export type Draft = { answers: ResearchAnswer[] }

/** What the caller answered so far, in the order of the questions' numbers; empty where nothing is kept (POL-01). */
export async function getDraft(ctx: ApiContext, activityId: number): Promise<Draft> {
  const [row] = await ctx.db
    .select({ answers: researchDrafts.answers })
    .from(researchDrafts)
    .where(
      and(
        eq(researchDrafts.stationId, ctx.station.id),
        eq(researchDrafts.activityId, activityId),
        eq(researchDrafts.participantId, memberOf(ctx)),
      ),
    )
  return { answers: Object.values(row?.answers ?? {}) }
}
