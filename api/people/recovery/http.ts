import * as calls from '#contract/people/recovery/endpoints.ts'
import type { ApiDeps } from '../../platform/deps.ts'
import { type ApiApp, serve } from '../../platform/http/serve.ts'
import { requestPasswordReset } from './request-password-reset.ts'
import { findReset, updatePassword } from './update-password.ts'

export function recoveryRoutes(app: ApiApp, { urls }: ApiDeps): void {
  serve(app, calls.requestPasswordReset, (ctx, { body }) => requestPasswordReset(ctx, body.email, urls))
  serve(app, calls.updatePassword, (ctx, { body }) => updatePassword(ctx, body, urls))
  serve(app, calls.checkPasswordReset, async (ctx, { body }) => ({
    isOpen: (await findReset(ctx, body))?.usedAt === null,
  }))
}
