import * as calls from '#contract/console/people/invitations/endpoints.ts'
import { type ApiApp, serve } from '../../../platform/http/serve.ts'
import { inLongReads } from '../../activities/heavy-reads.ts'
import { invitePeople, listPersonInvitations } from './invitations.ts'

export function peopleInvitationRoutes(app: ApiApp): void {
  serve(app, calls.listPersonInvitations, (ctx, { query }) =>
    inLongReads(ctx, () => listPersonInvitations(ctx, query)),
  )
  serve(app, calls.invitePeople, (ctx, { body }) => invitePeople(ctx, body))
}
