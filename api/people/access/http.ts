import * as calls from '#contract/people/access/endpoints.ts'
import { loginByToken } from '#contract/people/links/endpoints.ts'
import type { ApiDeps } from '../../platform/deps.ts'
import { type ApiApp, serve } from '../../platform/http/serve.ts'
import { getKeptForm, keepForm } from './kept-forms.ts'
import { login } from './login.ts'
import { redeemLoginToken } from './login-token.ts'
import { endSession } from './start-session.ts'
import { getUserWeb } from './user-answer.ts'

export function accessRoutes(app: ApiApp, { urls }: ApiDeps): void {
  serve(app, calls.login, (ctx, { body }) =>
    login(
      ctx,
      {
        ...body,
        identifier:
          body.email_or_cpf === 'cpf' ? { by: 'cpf', value: body.cpf } : { by: 'email', value: body.email },
      },
      urls,
    ),
  )
  serve(app, loginByToken, (ctx, { bearer }) => redeemLoginToken(ctx, bearer ?? ''))
  serve(app, calls.logout, (ctx) => endSession(ctx))
  serve(app, calls.getUserWeb, (ctx, { params }) => getUserWeb(ctx, params.id))
  serve(app, calls.keepForm, (ctx, { body }) => keepForm(ctx, body))
  serve(app, calls.getKeptForm, (ctx, { params }) => getKeptForm(ctx, params.id))
}
