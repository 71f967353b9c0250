import * as calls from '#contract/activities/quizzes/endpoints.ts'
import { earnPoints as earnPointsCall } from '#contract/activities/wallet/endpoints.ts'
import { type ApiApp, serve } from '../../platform/http/serve.ts'
import { earnPoints } from '../wallet/index.ts'
import { getQuiz, listQuizzes } from './get-quiz.ts'
import { finishQuiz, tryOption } from './try-option.ts'

export function quizRoutes(app: ApiApp): void {
  serve(app, calls.listQuizzes, (ctx, { params, query }) => listQuizzes(ctx, { ...params, ...query }))
  serve(app, calls.getQuiz, (ctx, { params }) => getQuiz(ctx, params.id))
  serve(app, calls.tryQuizOption, (ctx, { params, body }) => tryOption(ctx, { quizId: params.id, ...body }))
  serve(app, earnPointsCall, (ctx, { body: { quiz, ...claim } }) =>
    quiz === undefined ? earnPoints(ctx, claim) : finishQuiz(ctx, quiz, claim),
  )
}
