import * as calls from '#contract/console/team/endpoints.ts'
import type { ApiDeps } from '../../platform/deps.ts'
import { type ApiApp, serve } from '../../platform/http/serve.ts'
import { resetTeammateCodes, setTeamCodes } from './codes.ts'
import { inviteToTeam, withdrawInvitation } from './invite.ts'
import { getTeam, getTeammate, setTeammateRoles } from './team.ts'

export function managedTeamRoutes(app: ApiApp, { urls }: ApiDeps): void {
  serve(app, calls.getTeam, (ctx) => getTeam(ctx))
  serve(app, calls.getTeammate, (ctx, { params }) => getTeammate(ctx, params.id))
  serve(app, calls.inviteToTeam, (ctx, { body, idempotencyKey }) =>
    inviteToTeam(ctx, body, idempotencyKey, urls),
  )
  serve(app, calls.withdrawInvitation, (ctx, { params }) => withdrawInvitation(ctx, params.id))
  serve(app, calls.setTeammateRoles, (ctx, { params, body }) =>
    setTeammateRoles(ctx, { ...params, ...body }, urls),
  )
  serve(app, calls.setTeamCodes, (ctx, { body }) => setTeamCodes(ctx, body.isRequired))
  serve(app, calls.resetTeammateCodes, (ctx, { params }) => resetTeammateCodes(ctx, params.id, urls))
}
