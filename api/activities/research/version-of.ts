import { count, eq, gt, sql } from 'drizzle-orm'
import { askedOf } from '#contract/activities/research/numbers.ts'
import type { Research } from '#contract/activities/research/research.ts'
import type { ApiContext } from '../../platform/context.ts'
import { inStation } from '../../platform/db/rows.ts'
import { digestOf } from '../../platform/digest.ts'
import { ApiError } from '../../platform/errors.ts'
import { researchVersions } from './tables.ts'
import { researchTexts } from './texts.ts'

/** Of a station in a day: an owner who saves after each answer of an accomplice fills nobody's disk (SEC-79). */
const mostOfDay = 200
const dayMs = 24 * 60 * 60 * 1000

/**
 * The version of what is asked now, written when it is the first answer to it. What decides the meaning of an answer makes
 * a version: questions, options, what is right, feedbacks; looks of them, too, for results show them.
 * In the transaction of that answer: there is no version without one. @throws too_many_requests
 */
export async function versionOf(ctx: ApiContext, activityId: number, research: Research): Promise<number> {
  const digest = digestOf(askedOf(research))
  // Another first answer may take the number in between: then there is one more, or this very one.
  for (let attempt = 0; attempt < 5; attempt += 1) {
    const known = await versionByDigest(ctx, activityId, digest)
    if (known !== undefined) return known
    await requireFew(ctx)
    await ctx.db
      .insert(researchVersions)
      .values({
        stationId: ctx.station.id,
        activityId,
        version: sql`(select coalesce(max(${researchVersions.version}), 0) + 1 from ${researchVersions} where ${researchVersions.stationId} = ${ctx.station.id} and ${researchVersions.activityId} = ${activityId})`,
        digest,
        research: askedOf(research),
        createdAt: ctx.ports.clock.now(),
      })
      .onConflictDoNothing()
  }
  throw new Error('The version of a research could not be written')
}

async function requireFew({ db, station, ports }: ApiContext): Promise<void> {
  const since = new Date(ports.clock.now().getTime() - dayMs)
  const [made] = await db
    .select({ count: count() })
    .from(researchVersions)
    .where(inStation(researchVersions, { station }, gt(researchVersions.createdAt, since)))
  if ((made?.count ?? 0) >= mostOfDay)
    throw new ApiError('too_many_requests', researchTexts.changedTooOften, {
      details: { retryAfterSeconds: dayMs / 1000 },
    })
}

async function versionByDigest({ db, station }: ApiContext, activityId: number, digest: string) {
  const [row] = await db
    .select({ version: researchVersions.version })
    .from(researchVersions)
    .where(
      inStation(
        researchVersions,
        { station },
        eq(researchVersions.activityId, activityId),
        eq(researchVersions.digest, digest),
      ),
    )
  return row?.version
}
