import * as calls from '#contract/console/points/endpoints.ts'
import { type ApiApp, serve } from '../../platform/http/serve.ts'
import { confirmPoints, refusePoints } from './decide-points.ts'
import { movePersonPoints } from './move-person-points.ts'
import { findPointPeople, getPersonPoints } from './person-points.ts'
import { getPointQueue } from './point-queue.ts'
import { savePointSettings } from './point-settings.ts'

export function pointRoutes(app: ApiApp): void {
  serve(app, calls.findPointPeople, (ctx, { query }) => findPointPeople(ctx, query))
  serve(app, calls.getPersonPoints, (ctx, { params }) => getPersonPoints(ctx, params))
  serve(app, calls.movePersonPoints, (ctx, { params, body, idempotencyKey }) =>
    movePersonPoints(ctx, { ...params, ...body }, idempotencyKey),
  )
  serve(app, calls.getPointQueue, getPointQueue)
  serve(app, calls.confirmPoints, (ctx, { params }) => confirmPoints(ctx, params))
  serve(app, calls.refusePoints, (ctx, { params, body }) => refusePoints(ctx, { ...params, ...body }))
  serve(app, calls.savePointSettings, (ctx, { body }) => savePointSettings(ctx, body))
}
