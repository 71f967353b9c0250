import * as calls from '#contract/commerce/payments/endpoints.ts'
import type { ApiDeps } from '../../platform/deps.ts'
import { type ApiApp, serveRaw } from '../../platform/http/serve.ts'
import { receiveWebhook } from './receive-webhook.ts'

export function paymentRoutes(app: ApiApp, deps: ApiDeps): void {
  serveRaw(app, calls.receivePaymentWebhook, ({ gateway }, raw) => receiveWebhook(deps, gateway, raw))
}
