import * as calls from '#contract/console/support/endpoints.ts'
import type { ApiDeps } from '../../platform/deps.ts'
import { type ApiApp, serve } from '../../platform/http/serve.ts'
import { answerRequest, setRequestState } from './answer-request.ts'
import { getRequest } from './request-rows.ts'
import { searchRequests } from './search-requests.ts'

export function supportRoutes(app: ApiApp, { urls }: Pick<ApiDeps, 'urls'>): void {
  serve(app, calls.searchRequests, (ctx, { query }) => searchRequests(ctx, query))
  serve(app, calls.getRequest, (ctx, { params }) => getRequest(ctx, params.id))
  serve(app, calls.answerRequest, (ctx, { params, body, idempotencyKey }) =>
    answerRequest(ctx, { ...params, ...body, key: idempotencyKey }, urls),
  )
  serve(app, calls.setRequestState, (ctx, { params, body }) => setRequestState(ctx, { ...params, ...body }))
}
