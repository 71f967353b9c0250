import * as calls from '#contract/console/points/endpoints.ts'
import { type ApiApp, serve } from '../../platform/http/serve.ts'
import { movePersonPoints } from './move-person-points.ts'
import { findPointPeople, getPersonPoints } from './person-points.ts'

export function pointRoutes(app: ApiApp): void {
  serve(app, calls.findPointPeople, (ctx, { query }) => findPointPeople(ctx, query))
  serve(app, calls.getPersonPoints, (ctx, { params }) => getPersonPoints(ctx, params))
  serve(app, calls.movePersonPoints, (ctx, { params, body, idempotencyKey }) =>
    movePersonPoints(ctx, { ...params, ...body }, idempotencyKey),
  )
}
