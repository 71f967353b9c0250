import type { QuizQuestion } from '#contract/activities/quizzes/schemas.ts'
import type { Question } from '#contract/activities/research/research.ts'
import { balanceOf } from '../../ledger/index.ts'
import { lockParticipant, memberOf, requireArea } from '../../people/access/index.ts'
import { type ApiContext, inTransaction } from '../../platform/context.ts'
import { ApiError } from '../../platform/errors.ts'
import { limit } from '../../platform/rate-limit/index.ts'
import { requireOpen, takePart } from '../participation/index.ts'
import { researchDrafts } from '../research/tables.ts'
import { type PointsClaim, reportClaim, requireOwnClaim } from '../wallet/index.ts'
import { type PublishedQuiz, publishedQuiz } from './published-quizzes.ts'
import { revisionOf, stateOf, toQuizQuestion } from './question-state.ts'
import { standaloneQuizType } from './standalone-quiz-type.ts'
import { quizTexts } from './texts.ts'
import { finishedIn, finishKey, type Tries, triesIn } from './tries.ts'

type Try = { quizId: number; question: number; option: number; seen?: string | undefined }

/** Of somebody who guesses quickly, on two devices. */
const perMinute = 240

/**
 * Tries an option of the question that the caller has come to, under their lock: what is tried at once is tried in turn. The
 * same again, and anything after the right one, changes nothing (POL-11). @throws not_found, conflict for what is not asked,
 * not asked yet, asked otherwise by now, or finished; not_open, plan_required, too_many_requests
 */
export async function tryOption(
  ctx: ApiContext,
  { quizId, question, option, seen }: Try,
): Promise<QuizQuestion> {
  const participantId = memberOf(ctx)
  await limit(
    ctx,
    { name: 'quiz-tries', key: `${ctx.station.id}:${participantId}`, points: perMinute, durationSeconds: 60 },
    (seconds) =>
      new ApiError('too_many_requests', quizTexts.tooMany(seconds), {
        details: { retryAfterSeconds: seconds },
      }),
  )
  return inTransaction(ctx, async (ctx) => {
    await lockParticipant(ctx, participantId)
    const quiz = await publishedQuiz(ctx, quizId)
    if ((await finishedIn(ctx, [quizId])).size > 0) throw new ApiError('already_done', quizTexts.over)
    const tries = (await triesIn(ctx, [quizId]))(quizId)
    const asked = askedNow(quiz, tries, { question, option, seen })
    const before = tries.get(question) ?? []
    if (before.includes(option) || stateOf(asked, before).found !== null) return toQuizQuestion(asked, before)
    await requireArea(ctx, 'quizzes')
    await requireOpen(ctx, participantId, quiz.activity)
    const tried = [...before, option]
    await keep(ctx, { quizId, participantId, tries: new Map([...tries, [question, tried]]) })
    return toQuizQuestion(asked, tried)
  })
}

/** The question, where it has this option, is as it was seen, and all before it are solved. @throws conflict */
function askedNow(
  { research: { questions } }: PublishedQuiz,
  tries: Tries,
  { question, option, seen }: Omit<Try, 'quizId'>,
): Question {
  const at = questions.findIndex(({ id }) => id === question)
  const asked = questions[at]
  if (!asked?.options.some(({ id }) => id === option)) throw new ApiError('conflict', quizTexts.changed)
  if (seen !== undefined && seen !== revisionOf(asked)) throw new ApiError('conflict', quizTexts.changed)
  const isOpen = questions.slice(0, at).every((one) => stateOf(one, tries.get(one.id) ?? []).found !== null)
  if (!isOpen) throw new ApiError('conflict', quizTexts.before)
  return asked
}

/** Nobody else writes this row: the participant is locked. */
async function keep(
  ctx: ApiContext,
  { quizId, participantId, tries }: { quizId: number; participantId: number; tries: Tries },
): Promise<void> {
  const answers = Object.fromEntries(
    [...tries].map(([question, options]) => [question, { question, options: [...options], answer: '' }]),
  )
  const updatedAt = ctx.ports.clock.now()
  await ctx.db
    .insert(researchDrafts)
    .values({ stationId: ctx.station.id, activityId: quizId, participantId, answers, updatedAt })
    .onConflictDoUpdate({
      target: [researchDrafts.stationId, researchDrafts.activityId, researchDrafts.participantId],
      set: { answers, updatedAt },
    })
}

/**
 * 'Finalizar!': books the quiz's points once, for ever; who finished it before is told what it earned then (POL-13). The
 * points that a client names are ignored, and logged when they differ (GAP-39).
 * @throws forbidden, station_mismatch, not_found, not_open, conflict as long as a question is open, too_many_requests
 */
export async function finishQuiz(ctx: ApiContext, quizId: number, claim: PointsClaim) {
  await requireOwnClaim(ctx, claim)
  const before = (await finishedIn(ctx, [quizId])).get(quizId)
  const { earned, createdAt } = before ?? (await finish(ctx, quizId))
  if (claim.points !== undefined && claim.points !== earned)
    reportClaim(ctx, claim.points, 'a client claims other points for a quiz')
  const { availableH } = await balanceOf(ctx, memberOf(ctx))
  return {
    points: availableH / 100,
    quiz: { earned, createdAt, already: before !== undefined },
  }
}

const finish = (ctx: ApiContext, quizId: number) =>
  takePart(ctx, standaloneQuizType, { activityId: quizId, key: finishKey(quizId), input: undefined })
