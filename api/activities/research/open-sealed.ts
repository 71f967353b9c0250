import { randomInt } from 'node:crypto'
import { and, asc, count, eq, inArray } from 'drizzle-orm'
import { researchLimits } from '#contract/activities/research/research-limits.ts'
import { raiseAlarm } from '../../platform/alarms.ts'
import { inTransaction, type PlatformContext } from '../../platform/context.ts'
import { acrossStations } from '../../platform/db/across-stations.ts'
import { findServiceAway } from '../../platform/db/database-away.ts'
import { inPieces } from '../../platform/db/in-pieces.ts'
import { inStation, withId } from '../../platform/db/rows.ts'
import { activities } from '../participation/tables.ts'
import { rowsOf } from './record-response.ts'
import { answersPurpose, type SealedResponse } from './sealed-answers.ts'
import { researchAnswers, researchResponses, researchSealed } from './tables.ts'

const { leastAnonymous } = researchLimits
/** Of one transaction, each up to 64 KB. */
const mostAtOnce = 500
const dayMs = 24 * 60 * 60 * 1000

/**
 * Opens anonymous answers: of a version at least five together, all that wait, in an order that chance makes, without a time
 * but the day. Fewer wait for more, and are deleted a day after their activity is over: opened alone, they would tell whose
 * they are to somebody who saw the database before and after (GAP-111, ADR 91).
 */
export async function openSealed(ctx: PlatformContext): Promise<void> {
  await acrossStations(async () => {
    const { stationId, activityId, version } = researchSealed
    const waiting = await ctx.db
      .select({ stationId, activityId, version, count: count(), end: activities.participationEnd })
      .from(researchSealed)
      .innerJoin(activities, withId(activities, { stationId }, activityId))
      .groupBy(stationId, activityId, version, activities.participationEnd)
    const now = ctx.ports.clock.now()
    for (const one of waiting) {
      const isOver = one.end !== null && one.end.getTime() + dayMs < now.getTime()
      if (one.count >= leastAnonymous) await tryToOpen(ctx, one, noonOf(now))
      else if (isOver) await ctx.db.delete(researchSealed).where(ofVersion(one))
    }
  })
}

/** A day, as an instant that belongs to it in every zone of the country. Pure. */
const noonOf = (now: Date) => new Date(`${now.toISOString().slice(0, 10)}T12:00:00Z`)

type Version = { stationId: number; activityId: number; version: number }

const ofVersion = ({ stationId, activityId, version }: Version) =>
  inStation(
    researchSealed,
    { stationId },
    eq(researchSealed.activityId, activityId),
    eq(researchSealed.version, version),
  )

/** What cannot be opened keeps nobody else's answers waiting: somebody is told (SEC-103). */
async function tryToOpen(ctx: PlatformContext, one: Version, day: Date): Promise<void> {
  const { stationId, activityId, version } = one
  try {
    await openBatch(ctx, { stationId, activityId, version }, day)
  } catch (error) {
    if (findServiceAway(error)) throw error
    raiseAlarm('answers_sealed')
    ctx.ports.log.error({ err: error, stationId, activityId, version }, 'Anonymous answers were not opened')
  }
}

/** Their ids are random, and so is who comes first; never so many that less than five are left. */
async function openBatch(outer: PlatformContext, version: Version, day: Date): Promise<void> {
  await inTransaction(outer, async ({ db, ports }) => {
    const waiting = await db
      .select({ id: researchSealed.id, sealed: researchSealed.sealed })
      .from(researchSealed)
      .where(ofVersion(version))
      .orderBy(asc(researchSealed.id))
      .for('update')
    const left = waiting.length - mostAtOnce
    const batch = waiting.slice(
      0,
      left > 0 && left < leastAnonymous ? mostAtOnce - leastAnonymous : mostAtOnce,
    )
    const purpose = answersPurpose(version.stationId, version.activityId, version.version)
    const opened = batch.flatMap(({ sealed }) => ports.seal.open(sealed, purpose) ?? [])
    if (opened.length < batch.length)
      ports.log.warn(
        { ...version, count: batch.length - opened.length },
        'Answers of another secret cannot be opened',
      )
    // What cannot be opened hides nobody.
    if (opened.length < leastAnonymous) return
    const responses = opened
      .map((text) => ({ id: randomInt(1_000_000, 2 ** 47), ...(JSON.parse(text) as SealedResponse) }))
      .sort((one, two) => one.id - two.id)
    await db.insert(researchResponses).values(
      responses.map(({ id, author }) => ({
        ...version,
        id,
        author,
        right: null,
        feedbackId: null,
        createdAt: day,
      })),
    )
    const rows = responses.flatMap(({ id, answers }) =>
      answers.flatMap(rowsOf).map((row) => ({ ...version, responseId: id, ...row })),
    )
    for (const piece of inPieces(rows)) await db.insert(researchAnswers).values(piece)
    await db.delete(researchSealed).where(
      and(
        ofVersion(version),
        inArray(
          researchSealed.id,
          batch.map(({ id }) => id),
        ),
      ),
    )
  })
}
