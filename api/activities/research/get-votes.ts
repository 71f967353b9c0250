import { and, count, eq } from 'drizzle-orm'
import { LRUCache } from 'lru-cache'
import type { Votes } from '#contract/activities/research/schemas.ts'
import { poll } from '#contract/activity-types/poll.ts'
import { pollBody } from '#contract/activity-types/research-body.ts'
import { memberOf } from '../../people/access/index.ts'
import type { ApiContext } from '../../platform/context.ts'
import { ApiError } from '../../platform/errors.ts'
import { activityOfType, hasTakenPart, readBody } from '../participation/index.ts'
import { researchAnswers, researchResponses } from './tables.ts'
import { researchTexts } from './texts.ts'

/** 'Votos há 1 minuto atrás' is true of what is kept this long (GAP-42). */
const keptMs = 60_000

const kept = new LRUCache<string, Votes, ApiContext>({
  max: 2_000,
  ttl: keptMs,
  fetchMethod: async (key, _stale, { context }) => countVotes(context, Number(key.split(':')[1])),
})

/** How a poll stands, for members who voted. @throws not_found for others, so that nobody votes by what others did */
export async function getVotes(ctx: ApiContext, activityId: number): Promise<Votes> {
  if (!(await hasTakenPart(ctx, memberOf(ctx), activityId)))
    throw new ApiError('not_found', researchTexts.unavailable)
  const votes = await kept.fetch(`${ctx.station.id}:${activityId}`, { context: ctx })
  if (!votes) throw new ApiError('not_found', researchTexts.unavailable)
  return votes
}

/** One query, whatever their number. */
async function countVotes(ctx: ApiContext, activityId: number): Promise<Votes> {
  const activity = await activityOfType(ctx, activityId, [poll.id], 'any')
  const [question] = readBody(ctx, pollBody.schema, activity).research.questions
  const rows = await ctx.db
    .select({ optionId: researchAnswers.optionId, votes: count() })
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
        eq(researchAnswers.stationId, ctx.station.id),
        eq(researchAnswers.activityId, activityId),
        eq(researchAnswers.questionId, question?.id ?? 0),
      ),
    )
    .groupBy(researchAnswers.optionId)
  const votesOf = new Map(rows.map(({ optionId, votes }) => [optionId, votes]))
  const options = (question?.options ?? []).map(({ id, label, color }) => ({
    id,
    label,
    color: color ?? null,
    votes: votesOf.get(id) ?? 0,
  }))
  return { total: options.reduce((sum, { votes }) => sum + votes, 0), options }
}
