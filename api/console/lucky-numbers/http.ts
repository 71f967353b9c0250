import * as calls from '#contract/console/lucky-numbers/endpoints.ts'
import { type ApiApp, serve } from '../../platform/http/serve.ts'
import { createDraw, drawWinners, giveDrawNumbers } from './change-draws.ts'
import { listManagedDraws } from './draw-rows.ts'

export function managedDrawRoutes(app: ApiApp): void {
  serve(app, calls.listManagedDraws, (ctx) => listManagedDraws(ctx))
  serve(app, calls.createDraw, (ctx, { body, idempotencyKey }) => createDraw(ctx, body, idempotencyKey))
  serve(app, calls.giveDrawNumbers, (ctx, { params }) => giveDrawNumbers(ctx, params.id))
  serve(app, calls.drawWinners, (ctx, { params }) => drawWinners(ctx, params.id))
}
