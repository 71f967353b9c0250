import * as calls from '#contract/access/endpoints.ts'
import type { ApiApp } from '../http/serve.ts'
import { serve } from '../http/serve.ts'
import { endSession } from './end-session.ts'
import type { FindAffiliate } from './find-affiliate.ts'
import { getUserWeb } from './get-user-web.ts'
import { login } from './login.ts'

/** `affiliateBy`: the list of affiliates, which another area keeps. */
export function accessRoutes(app: ApiApp, affiliateBy?: FindAffiliate): void {
  serve(app, calls.login, (ctx, { body }) =>
    login(
      ctx,
      {
        ...body,
        identifier:
          body.email_or_cpf === 'cpf' ? { by: 'cpf', value: body.cpf } : { by: 'email', value: body.email },
      },
      affiliateBy,
    ),
  )
  serve(app, calls.logout, (ctx) => endSession(ctx))
  serve(app, calls.getUserWeb, (ctx, { params }) => getUserWeb(ctx, params.id))
}
