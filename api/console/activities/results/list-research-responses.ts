import { asc, desc, eq, inArray, lt, sql } from 'drizzle-orm'
import type { ResearchResponse } from '#contract/console/activities/results/schemas.ts'
import { participations } from '../../../activities/participation/tables.ts'
import { videoColumns, videoOf } from '../../../activities/research/index.ts'
import { researchAnswers, researchResponses, researchUploads } from '../../../activities/research/tables.ts'
import { participants } from '../../../people/access/tables.ts'
import { requireTeam } from '../../../people/owner-changes/index.ts'
import type { ApiContext } from '../../../platform/context.ts'
import { inStation, withId } from '../../../platform/db/rows.ts'
import { anonymityOf } from './anonymity-of.ts'

type Query = { id: number; version: number; before?: number | undefined; limit: number }

/** Bytes of answers on a page: 600 letters may be of thousands of bytes (SEC-70). */
const mostBytes = 1_000_000

/**
 * Whole answers to one version, newest first, two queries a page, with what participations show of people. A page ends at its limit or
 * where its answers fill it. Of anonymous ones neither the day, nor any before there are twenty (SEC-93). @throws not_found
 */
export async function listResearchResponses(ctx: ApiContext, { id, version, before, limit }: Query) {
  await requireTeam(ctx)
  const anonymity = await anonymityOf(ctx, id, version)
  if (anonymity === 'by question') return { list: [], next: null }
  const rows = await ctx.db
    .select({
      id: researchResponses.id,
      participant: { name: participants.name, email: participants.email },
      author: researchResponses.author,
      createdAt: researchResponses.createdAt,
      right: researchResponses.right,
      bytes: bytesOfAnswers(ctx),
    })
    .from(researchResponses)
    .leftJoin(participations, withId(participations, researchResponses, researchResponses.participationId))
    .leftJoin(participants, withId(participants, participations, participations.participantId))
    .where(
      inStation(
        researchResponses,
        ctx,
        eq(researchResponses.activityId, id),
        eq(researchResponses.version, version),
        eq(researchResponses.isUndone, false),
        before ? lt(researchResponses.id, before) : undefined,
      ),
    )
    .orderBy(desc(researchResponses.id))
    .limit(limit + 1)
  const page = untilFull(rows.slice(0, limit))
  const answers = await answersOf(
    ctx,
    page.map((row) => row.id),
  )
  const list = page.map(({ bytes: _, ...row }) => ({
    ...row,
    createdAt: anonymity === 'none' ? row.createdAt.toISOString() : null,
    answers: answers.get(row.id) ?? [],
  }))
  return { list, next: rows.length > page.length ? (list.at(-1)?.id ?? null) : null }
}

/** Roughly what the answers of a response take on the wire. */
const bytesOfAnswers = ({ db }: ApiContext) => {
  const size = db
    .select({ bytes: sql`sum(coalesce(octet_length(${researchAnswers.text}), 0) + 40)` })
    .from(researchAnswers)
    .where(
      inStation(researchAnswers, researchResponses, eq(researchAnswers.responseId, researchResponses.id)),
    )
  return sql<number>`coalesce((${size}), 0)::int`
}

/** The rows whose answers fit on one page; one at least. Pure. */
function untilFull<Row extends { bytes: number }>(rows: readonly Row[]): Row[] {
  let bytes = 0
  return rows.filter((row, at) => {
    bytes += row.bytes
    return at === 0 || bytes <= mostBytes
  })
}

type Answers = ResearchResponse['answers']

/** By the number of the response; the options of a question together. */
async function answersOf({ db, station }: ApiContext, ids: number[]): Promise<Map<number, Answers>> {
  const found = new Map<number, Answers>()
  if (ids.length === 0) return found
  const { stationId, responseId, questionId, optionId, text } = researchAnswers
  const rows = await db
    .select({ responseId, questionId, optionId, text, ...videoColumns })
    .from(researchAnswers)
    .leftJoin(researchUploads, withId(researchUploads, { stationId }, researchAnswers.file))
    .where(inStation(researchAnswers, { station }, inArray(responseId, ids)))
    .orderBy(asc(responseId), asc(questionId), asc(optionId))
  for (const row of rows) {
    const answers = found.get(row.responseId) ?? []
    found.set(row.responseId, answers)
    const last = answers.at(-1)
    const answer =
      last?.question === row.questionId
        ? last
        : { question: row.questionId, options: [], text: null, video: videoOf(row, row.responseId) }
    if (answer !== last) answers.push(answer)
    if (row.optionId === 0) answer.text = row.text
    else answer.options.push(row.optionId)
  }
  return found
}
