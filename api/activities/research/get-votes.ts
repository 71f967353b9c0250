import { count, eq } from 'drizzle-orm'
import { LRUCache } from 'lru-cache'
import type { Votes } from '#contract/activities/research/schemas.ts'
import { poll } from '#contract/activity-types/poll.ts'
import { pollBody } from '#contract/activity-types/research-body.ts'
import { memberOf } from '../../people/access/index.ts'
import type { ApiContext } from '../../platform/context.ts'
import { inStation, withId } from '../../platform/db/rows.ts'
import { ApiError } from '../../platform/errors.ts'
import { activityOfType, hasTakenPart, readBody } from '../participation/index.ts'
import { researchAnswers, researchResponses } from './tables.ts'
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

/**
 * One query, whatever the number of votes. They belong to the number of an option, whatever version they were cast in: who corrects words keeps
 * its votes, and those of an option that is gone count no more.
 */
async function countVotes(ctx: ApiContext, activityId: number): Promise<Votes> {
  const activity = await activityOfType(ctx, activityId, [poll.id], 'any')
  const [question] = readBody(ctx, pollBody.schema, activity).research.questions
  if (!question) return { total: 0, options: [] }
  const rows = await votesByOption(ctx, activityId, question.id)
  const counted = new Map(rows.map(({ optionId, votes }) => [optionId, votes]))
  const options = question.options.map(({ id, label, color }) => ({
    id,
    label,
    color: color ?? null,
    votes: counted.get(id) ?? 0,
  }))
  return { total: options.reduce((sum, { votes }) => sum + votes, 0), options }
}

const votesByOption = ({ db, station }: ApiContext, activityId: number, questionId: number) =>
  db
    .select({ optionId: researchAnswers.optionId, votes: count() })
    .from(researchAnswers)
    .innerJoin(
      researchResponses,
      withId(
        researchResponses,
        researchAnswers,
        researchAnswers.responseId,
        eq(researchResponses.isUndone, false),
      ),
    )
    .where(
      inStation(
        researchAnswers,
        { station },
        eq(researchAnswers.activityId, activityId),
        eq(researchAnswers.questionId, questionId),
      ),
    )
    .groupBy(researchAnswers.optionId)
