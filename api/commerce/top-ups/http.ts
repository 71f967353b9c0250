import * as calls from '#contract/commerce/top-ups/endpoints.ts'
import { type ApiApp, serve } from '../../platform/http/serve.ts'
import { cancelTopUp } from './cancel-top-up.ts'
import { listTopUps, topUpDetail, verifyTopUp } from './list-top-ups.ts'
import { buyPoints, createTopUp } from './place-top-up.ts'
import { ownTopUp } from './top-up-rows.ts'
import { getTopUpOptions } from './ways-of.ts'

export function topUpRoutes(app: ApiApp): void {
  serve(app, calls.getTopUpOptions, (ctx) => getTopUpOptions(ctx))
  serve(app, calls.createTopUp, (ctx, { body, idempotencyKey }) => createTopUp(ctx, body, idempotencyKey))
  serve(app, calls.buyPoints, (ctx, { body, idempotencyKey }) => buyPoints(ctx, body, idempotencyKey))
  serve(app, calls.listTopUps, (ctx, { query }) => listTopUps(ctx, query))
  serve(app, calls.getTopUp, async (ctx, { params }) => topUpDetail(ctx, await ownTopUp(ctx, params.id)))
  serve(app, calls.getTopUpState, async (ctx, { params }) => ({
    state: (await ownTopUp(ctx, params.id)).state,
  }))
  serve(app, calls.verifyTopUp, (ctx, { params }) => verifyTopUp(ctx, params.id))
  serve(app, calls.cancelTopUp, (ctx, { params }) => cancelTopUp(ctx, params.id))
}
