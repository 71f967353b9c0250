import * as calls from '#contract/console/endpoints.ts'
import type { ApiDeps } from '../../platform/deps.ts'
import { type ApiApp, serve } from '../../platform/http/serve.ts'
import { contactMail, proveContactMail, sendContactProof } from './contact-mail.ts'

export function contactMailRoutes(app: ApiApp, { urls }: ApiDeps): void {
  serve(app, calls.getContactMail, (ctx) => contactMail(ctx))
  serve(app, calls.sendContactProof, (ctx) => sendContactProof(ctx, urls))
  serve(app, calls.proveContactMail, (ctx, { body }) => proveContactMail(ctx, body.token))
}
