import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import type { Question } from '#contract/activities/research/research.ts'
import type { SentAnswers } from '#contract/activities/research/schemas.ts'
import { memberOf } from '../../people/access/index.ts'
import type { ApiContext } from '../../platform/context.ts'
import { inStation, withId } from '../../platform/db/rows.ts'
import { ApiError } from '../../platform/errors.ts'
import { activities, isOnAir, participations } from '../participation/tables.ts'
import { isRight } from './score.ts'
import { researchAnswers, researchResponses, researchVersions } from './tables.ts'
import { researchTexts } from './texts.ts'

/**
 * What the caller sent the last time, in the words that were asked then. Which of it was right is said once there is no try left, for
 * it would be worth the points of the next one (SEC-67, GAP-151).
 * @throws not_found where nothing was sent, it was taken back, or the research is anonymous: whose answers are whose is nowhere (ADR 91)
 */
export async function getSentAnswers(ctx: ApiContext, activityId: number): Promise<SentAnswers> {
  const last = await lastResponse(ctx, activityId)
  if (!last?.research || last.responseId === null) throw new ApiError('not_found', researchTexts.unavailable)
  const { name, createdAt, research, right, responseId } = last
  const marks = right === null ? 'none' : isOver(last, ctx.ports.clock.now()) ? 'shown' : 'hidden'
  const rows = await answersOf(ctx, responseId)
  return {
    name,
    createdAt: createdAt.toISOString(),
    marks,
    answers: research.questions.map((question) => toSent(question, rows, marks === 'shown')),
  }
}

type Tries = { times: number; limitPerUser: number | null; participationEnd: Date | null }

/** Whether there is no try left: all were used, or its time is over. Pure. */
const isOver = ({ times, limitPerUser, participationEnd }: Tries, now: Date) =>
  (limitPerUser !== null && times >= limitPerUser) || (participationEnd !== null && participationEnd <= now)

type Row = Awaited<ReturnType<typeof answersOf>>[number]

function toSent(question: Question, rows: readonly Row[], isMarked: boolean): SentAnswers['answers'][number] {
  const own = rows.filter(({ questionId }) => questionId === question.id)
  const optionIds = own.flatMap(({ optionId }) => (optionId > 0 ? [optionId] : []))
  const words = own.find(({ optionId }) => optionId === 0)
  return {
    question: question.question,
    options: question.options.flatMap(({ id, label }) => (optionIds.includes(id) ? [label] : [])),
    answer: words?.text ?? '',
    upload: words?.file ?? null,
    isRight: isMarked ? isRight(question, [{ questionId: question.id, optionIds }]) : null,
  }
}

/** The caller's newest participation in a published activity with what was asked, and how often they took part. */
async function lastResponse(ctx: ApiContext, activityId: number) {
  const [row] = await ctx.db
    .select({
      name: activities.name,
      limitPerUser: activities.limitPerUser,
      participationEnd: activities.participationEnd,
      createdAt: participations.createdAt,
      times: sql<number>`count(*) over ()`.mapWith(Number),
      responseId: researchResponses.id,
      right: researchResponses.right,
      research: researchVersions.research,
    })
    .from(participations)
    .innerJoin(activities, withId(activities, participations, participations.activityId, isOnAir))
    .leftJoin(
      researchResponses,
      inStation(researchResponses, ctx, eq(researchResponses.participationId, participations.id)),
    )
    .leftJoin(
      researchVersions,
      and(
        inStation(researchVersions, ctx, eq(researchVersions.activityId, participations.activityId)),
        eq(researchVersions.version, researchResponses.version),
      ),
    )
    .where(
      inStation(
        participations,
        ctx,
        eq(participations.participantId, memberOf(ctx)),
        eq(participations.activityId, activityId),
        isNull(participations.undoneAt),
      ),
    )
    .orderBy(desc(participations.id))
    .limit(1)
  return row
}

const answersOf = (ctx: ApiContext, responseId: number) =>
  ctx.db
    .select({
      questionId: researchAnswers.questionId,
      optionId: researchAnswers.optionId,
      text: researchAnswers.text,
      file: researchAnswers.file,
    })
    .from(researchAnswers)
    .where(inStation(researchAnswers, ctx, eq(researchAnswers.responseId, responseId)))
