import * as calls from '#contract/commerce/payments/endpoints.ts'
import type { ApiDeps } from '../../platform/deps.ts'
import { type ApiApp, serve, serveRaw } from '../../platform/http/serve.ts'
import { receiveWebhook } from './receive-webhook.ts'
import { savePayer } from './save-payer.ts'

export function paymentRoutes(app: ApiApp, deps: ApiDeps): void {
  serveRaw(app, calls.receivePaymentWebhook, ({ gateway }, raw) => receiveWebhook(deps, gateway, raw))
  serve(app, calls.savePayer, async (ctx, { body }) => savePayer(ctx, body))
}
