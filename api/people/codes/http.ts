import * as calls from '#contract/people/codes/endpoints.ts'
import type { ApiDeps } from '../../platform/deps.ts'
import { type ApiApp, serve } from '../../platform/http/serve.ts'
import { enterByCode } from './enter-by-code.ts'
import { beginCodes, getOwnCodes } from './own-codes.ts'
import { listOwnStations } from './own-stations.ts'
import { proveAgain } from './prove-again.ts'
import { confirmCodes, endCodes, renewRecovery } from './turn-codes.ts'

export function codeRoutes(app: ApiApp, { urls, stations }: ApiDeps): void {
  serve(app, calls.enterByCode, (ctx, { body }) => enterByCode(ctx, body, urls))
  serve(app, calls.proveAgain, (ctx, { body }) => proveAgain(ctx, body, urls))
  serve(app, calls.getOwnCodes, (ctx) => getOwnCodes(ctx))
  serve(app, calls.beginCodes, (ctx) => beginCodes(ctx))
  serve(app, calls.confirmCodes, (ctx, { body }) => confirmCodes(ctx, body, urls))
  serve(app, calls.renewRecovery, (ctx) => renewRecovery(ctx))
  serve(app, calls.endCodes, (ctx, { body }) => endCodes(ctx, body, urls))
  serve(app, calls.listOwnStations, (ctx) => listOwnStations(ctx, { urls, stations }))
}
