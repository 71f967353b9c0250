import * as calls from '#contract/activities/wallet/endpoints.ts'
import type { ApiApp } from '../../platform/http/serve.ts'
import { serve } from '../../platform/http/serve.ts'
import { earnPoints } from './earn-points.ts'
import { getUserPoints } from './get-user-points.ts'
import { listTransactions } from './list-transactions.ts'

export function walletRoutes(app: ApiApp): void {
  serve(app, calls.getUserPoints, (ctx, { params }) => getUserPoints(ctx, params.userId))
  serve(app, calls.earnPoints, (ctx, { body }) => earnPoints(ctx, body))
  serve(app, calls.listUsedPoints, (ctx, { query }) => listTransactions(ctx, { ...query, direction: 'used' }))
  serve(app, calls.listEarnedPoints, (ctx, { query }) =>
    listTransactions(ctx, { ...query, direction: 'earned' }),
  )
}
