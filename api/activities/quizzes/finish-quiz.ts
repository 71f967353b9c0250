import { balanceOf } from '../../ledger/index.ts'
import { memberOf } from '../../people/access/index.ts'
import type { ApiContext } from '../../platform/context.ts'
import { takePart } from '../participation/index.ts'
import { type PointsClaim, reportClaim, requireOwnClaim } from '../wallet/index.ts'
import { finishedIn, finishKey } from './finished-quizzes.ts'
import { standaloneQuizType } from './standalone-quiz-type.ts'

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
