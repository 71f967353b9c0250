import * as calls from '#contract/people/account/endpoints.ts'
import type { ApiDeps } from '../../platform/deps.ts'
import { type ApiApp, serve } from '../../platform/http/serve.ts'
import { changePassword } from './change-password.ts'
import { cancelEmailChange, checkEmailLink, confirmEmailLink, getEmailChange } from './email-link.ts'
import { endSessions, listSessions } from './list-sessions.ts'
import { requestEmailChange } from './request-email-change.ts'

export function accountRoutes(app: ApiApp, { urls }: Pick<ApiDeps, 'urls'>): void {
  serve(app, calls.listSessions, (ctx) => listSessions(ctx))
  serve(app, calls.endOneSession, (ctx, { params }) => endSessions(ctx, params))
  serve(app, calls.endOtherSessions, (ctx) => endSessions(ctx, 'others'))
  serve(app, calls.changePassword, (ctx, { body }) => changePassword(ctx, body, urls))
  serve(app, calls.requestEmailChange, (ctx, { body }) => requestEmailChange(ctx, body, urls))
  serve(app, calls.getEmailChange, (ctx) => getEmailChange(ctx))
  serve(app, calls.cancelEmailChange, (ctx) => cancelEmailChange(ctx))
  serve(app, calls.checkEmailLink, (ctx, { body }) => checkEmailLink(ctx, body.token))
  serve(app, calls.confirmEmailLink, (ctx, { body }) => confirmEmailLink(ctx, body.token))
}
