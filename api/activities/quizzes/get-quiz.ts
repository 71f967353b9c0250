import type { Quiz, QuizCard } from '#contract/activities/quizzes/schemas.ts'
import type { Research } from '#contract/activities/research/research.ts'
import { memberOf, requireArea } from '../../people/access/index.ts'
import type { ApiContext } from '../../platform/context.ts'
import { ApiError } from '../../platform/errors.ts'
import { decide, memberFacts, pointsOf, refuseLocked } from '../participation/index.ts'
import { type PublishedQuiz, publishedQuiz, publishedQuizzes } from './published-quizzes.ts'
import { toQuizQuestion } from './question-state.ts'
import { quizTexts } from './texts.ts'
import { countSolved, type FinishedQuiz, finishedIn, keptOf, type Tries, triesIn } from './tries.ts'

/** The station's quizzes by priority, each with how far the caller is (POL-11, GAP-52). @throws not_found elsewhere, plan_required */
export async function listQuizzes(
  ctx: ApiContext,
  { id, ...page }: { id: number; limit: number; offset: number },
): Promise<{ content: QuizCard[]; total: number }> {
  if (id !== ctx.station.id) throw new ApiError('not_found', quizTexts.unavailable)
  await requireArea(ctx, 'quizzes')
  const { list, total } = await publishedQuizzes(ctx, page)
  const ids = list.map(({ activity }) => activity.id)
  const [factsOf, finished, triesOf] = await Promise.all([
    memberFacts(
      ctx,
      memberOf(ctx),
      list.map(({ activity }) => activity),
    ),
    finishedIn(ctx, ids),
    triesIn(ctx, ids),
  ])
  const content = list.map((quiz) => {
    const { id: quizId } = quiz.activity
    const done = finished.get(quizId)
    const { solved } = countSolved(quiz.research, triesOf(quizId))
    return toCard(ctx, quiz, {
      facts: factsOf(quizId),
      done,
      solved: done ? quiz.research.questions.length : solved,
    })
  })
  return { content, total }
}

/**
 * A quiz as far as the caller has got; one that was finished is as it was then, whatever its owner changed (POL-11, POL-12).
 * @throws not_found, plan_required for one that is not finished
 */
export async function getQuiz(ctx: ApiContext, id: number): Promise<Quiz> {
  await requireArea(ctx, 'quizzes')
  const quiz = await publishedQuiz(ctx, id)
  const [factsOf, finished] = await Promise.all([
    memberFacts(ctx, memberOf(ctx), [quiz.activity]),
    finishedIn(ctx, [id]),
  ])
  const done = finished.get(id)
  if (!done) refuseLocked(factsOf(id).planLock)
  const { research, tries } = await playedBy(ctx, quiz, done)
  const { solved, right } = countSolved(research, tries)
  return {
    ...toCard(ctx, { ...quiz, research }, { facts: factsOf(id), done, solved }),
    description: quiz.activity.description,
    right,
    questions: research.questions.map((question) => toQuizQuestion(question, tries.get(question.id) ?? [])),
  }
}

async function playedBy(
  ctx: ApiContext,
  { activity, research }: PublishedQuiz,
  done: FinishedQuiz | undefined,
): Promise<{ research: Research; tries: Tries }> {
  const kept = done && (await keptOf(ctx, done))
  if (kept) return kept
  return { research, tries: (await triesIn(ctx, [activity.id]))(activity.id) }
}

type Progress = {
  facts: Parameters<typeof decide>[1]
  done: FinishedQuiz | undefined
  solved: number
}

/** Points decimal, instants in ISO 8601. */
function toCard(
  { station, ports }: ApiContext,
  { activity, research }: PublishedQuiz,
  { facts, done, solved }: Progress,
): QuizCard {
  const { id, name, image, participationEnd } = activity
  return {
    id,
    name,
    image,
    points: pointsOf(activity),
    expiration: participationEnd?.toISOString() ?? null,
    questions_count: research.questions.length,
    solved,
    participation: decide(activity, facts, {
      now: ports.clock.now(),
      timeZone: station.config.timezone,
      takesParticipations: true,
    }),
    finished: done ? { earned: done.earned, createdAt: done.createdAt } : null,
  }
}
