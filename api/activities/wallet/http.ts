import * as calls from '#contract/activities/wallet/endpoints.ts'
import type { ApiApp } from '../../platform/http/serve.ts'
import { serve } from '../../platform/http/serve.ts'
import { listEnds } from './ends-of.ts'
import { getUserPoints } from './get-user-points.ts'
import { listTransactions } from './list-transactions.ts'

/** What asks for points is served with the quizzes, which it finishes, too. */
export function walletRoutes(app: ApiApp): void {
  serve(app, calls.getUserPoints, (ctx, { params }) => getUserPoints(ctx, params.userId))
  serve(app, calls.listUsedPoints, (ctx, { query }) => listTransactions(ctx, { ...query, direction: 'used' }))
  serve(app, calls.listEarnedPoints, (ctx, { query }) =>
    listTransactions(ctx, { ...query, direction: 'earned' }),
  )
  serve(app, calls.listPoints, (ctx, { query }) => listTransactions(ctx, query))
  serve(app, calls.listPointsEnds, (ctx) => listEnds(ctx))
}
