import * as calls from '#contract/people/imported/endpoints.ts'
import { type ApiApp, serve } from '../../platform/http/serve.ts'
import { acceptPersonInvitation, checkPersonInvitation } from './accept-invitation.ts'

export function importedRoutes(app: ApiApp): void {
  serve(app, calls.checkPersonInvitation, (ctx, { body }) => checkPersonInvitation(ctx, body.token))
  serve(app, calls.acceptPersonInvitation, (ctx, { body }) => acceptPersonInvitation(ctx, body))
}
