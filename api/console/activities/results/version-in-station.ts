import { desc, eq, type SQL, sql } from 'drizzle-orm'
import type { Research } from '#contract/activities/research/research.ts'
import { researchResponses, researchVersions } from '../../../activities/research/tables.ts'
import type { ApiContext } from '../../../platform/context.ts'
import { inStation, one } from '../../../platform/db/rows.ts'
import { managedActivityTexts as texts } from '../texts.ts'

/** What was asked of an activity at some time, newest first, with how many answers each has, and how many were taken back. */
export async function versionsOf({ db, station }: ApiContext, activityId: number) {
  return db
    .select({
      version: researchVersions.version,
      createdAt: researchVersions.createdAt,
      responses: countWhere(eq(researchResponses.isUndone, false)),
      undone: countWhere(eq(researchResponses.isUndone, true)),
    })
    .from(researchVersions)
    .leftJoin(
      researchResponses,
      inStation(
        researchResponses,
        researchVersions,
        eq(researchResponses.activityId, researchVersions.activityId),
        eq(researchResponses.version, researchVersions.version),
      ),
    )
    .where(inStation(researchVersions, { station }, eq(researchVersions.activityId, activityId)))
    .groupBy(researchVersions.stationId, researchVersions.activityId, researchVersions.version)
    .orderBy(desc(researchVersions.version))
}

const countWhere = (condition: SQL) =>
  sql`count(${researchResponses.id}) filter (where ${condition})`.mapWith(Number)

/** The words of one of them, the newest where none is named. @throws not_found */
export async function versionInStation(
  { db, station }: ApiContext,
  activityId: number,
  version?: number,
): Promise<{ version: number; research: Research }> {
  return db
    .select({ version: researchVersions.version, research: researchVersions.research })
    .from(researchVersions)
    .where(
      inStation(
        researchVersions,
        { station },
        eq(researchVersions.activityId, activityId),
        version === undefined ? undefined : eq(researchVersions.version, version),
      ),
    )
    .orderBy(desc(researchVersions.version))
    .limit(1)
    .then(one(texts.unknownVersion))
}
