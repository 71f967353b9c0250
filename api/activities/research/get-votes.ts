import { and, count, eq } from 'drizzle-orm'
import { LRUCache } from 'lru-cache'
import type { Votes } from '#contract/activities/research/schemas.ts'
import { poll } from '#contract/activity-types/poll.ts'
import { pollBody } from '#contract/activity-types/research-body.ts'
import { memberOf } from '../../people/access/index.ts'
import type { ApiContext } from '../../platform/context.ts'
import { ApiError } from '../../platform/errors.ts'
import { activityOfType, hasTakenPart, readBody } from '../participation/index.ts'
import { researchAnswers, researchResponses, researchVersions } from './tables.ts'
import { researchTexts } from './texts.ts'

/** 'Votos há 1 minuto atrás' is true of what is kept this long (GAP-42). */
const keptMs = 60_000

/** What was counted, or is being counted, and when that began. */
type Kept = { votes: Promise<Votes>; at: number }
const kept = new LRUCache<string, Kept>({ max: 2_000 })

/** How a poll stands, for members who voted. @throws not_found for others, so that nobody votes by what others did */
export async function getVotes(ctx: ApiContext, activityId: number): Promise<Votes> {
  if (!(await hasTakenPart(ctx, memberOf(ctx), activityId)))
    throw new ApiError('not_found', researchTexts.unavailable)
  const key = `${ctx.station.id}:${activityId}`
  const now = ctx.ports.clock.now().getTime()
  const last = kept.get(key)
  if (last && now - last.at < keptMs) return last.votes
  const votes = countVotes(ctx, activityId)
  kept.set(key, { votes, at: now })
  // What could not be counted is counted again.
  votes.catch(() => kept.get(key)?.votes === votes && kept.delete(key))
  return votes
}

/** Two queries, whatever the number of votes. Of older versions counts what was asked and chosen in today's words. */
async function countVotes(ctx: ApiContext, activityId: number): Promise<Votes> {
  const activity = await activityOfType(ctx, activityId, [poll.id], 'any')
  const [question] = readBody(ctx, pollBody.schema, activity).research.questions
  if (!question) return { total: 0, options: [] }
  const [rows, versions] = await Promise.all([
    votesByVersion(ctx, activityId, question.id),
    ctx.db
      .select({ version: researchVersions.version, research: researchVersions.research })
      .from(researchVersions)
      .where(
        and(eq(researchVersions.stationId, ctx.station.id), eq(researchVersions.activityId, activityId)),
      ),
  ])
  const askedIn = new Map(versions.map(({ version, research }) => [version, research.questions]))
  const options = question.options.map(({ id, label, color }) => {
    const meant = rows.filter((row) => {
      const asked = askedIn.get(row.version)?.find((one) => one.id === question.id)
      const isSame = asked?.question === question.question
      return (
        row.optionId === id && isSame && asked.options.some((one) => one.id === id && one.label === label)
      )
    })
    return { id, label, color: color ?? null, votes: meant.reduce((sum, { votes }) => sum + votes, 0) }
  })
  return { total: options.reduce((sum, { votes }) => sum + votes, 0), options }
}

const votesByVersion = ({ db, station }: ApiContext, activityId: number, questionId: number) =>
  db
    .select({ version: researchAnswers.version, optionId: researchAnswers.optionId, votes: count() })
    .from(researchAnswers)
    .innerJoin(
      researchResponses,
      and(
        eq(researchResponses.stationId, researchAnswers.stationId),
        eq(researchResponses.id, researchAnswers.responseId),
        eq(researchResponses.isUndone, false),
      ),
    )
    .where(
      and(
        eq(researchAnswers.stationId, station.id),
        eq(researchAnswers.activityId, activityId),
        eq(researchAnswers.questionId, questionId),
      ),
    )
    .groupBy(researchAnswers.version, researchAnswers.optionId)
