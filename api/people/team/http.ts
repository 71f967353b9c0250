import * as calls from '#contract/people/team/endpoints.ts'
import { type ApiApp, serve } from '../../platform/http/serve.ts'
import { acceptTeamInvitation, checkTeamInvitation } from './invitation.ts'

export function teamInvitationRoutes(app: ApiApp): void {
  serve(app, calls.checkTeamInvitation, (ctx, { body }) => checkTeamInvitation(ctx, body.token))
  serve(app, calls.acceptTeamInvitation, (ctx, { body }) => acceptTeamInvitation(ctx, body.token))
}
