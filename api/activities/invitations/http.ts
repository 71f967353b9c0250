import * as calls from '#contract/activities/invitations/endpoints.ts'
import { validateInvite as validateInviteCall } from '#contract/people/onboarding/endpoints.ts'
import type { ApiDeps } from '../../platform/deps.ts'
import { type ApiApp, serve } from '../../platform/http/serve.ts'
import { findInvitationId, validateInvite } from './find-invite.ts'
import { createInvitationLink } from './invitation-link.ts'
import { listInvitedUsers } from './list-invited-users.ts'
import { sendInvitations } from './send-invitations.ts'
import { invitationTexts } from './texts.ts'

export function invitationRoutes(app: ApiApp, { urls }: ApiDeps): void {
  serve(app, validateInviteCall, (ctx, { params }) => validateInvite(ctx, params.code))
  serve(app, calls.sendMemberInvitations, async (ctx, { body }) => {
    const activityId = body.action_id ?? (await findInvitationId(ctx, body.link))
    await sendInvitations(ctx, { activityId, kind: 'member', emails: body.emails }, urls)
    return { messages: [invitationTexts.mailsSent] }
  })
  serve(app, calls.sendPartnerInvitations, async (ctx, { body }) => {
    await sendInvitations(ctx, { activityId: body.action_id, kind: 'partner', emails: body.emails }, urls)
    return { messages: [invitationTexts.shared] }
  })
  serve(app, calls.createInvitationLink, (ctx, { body }) => createInvitationLink(ctx, body.action_id, urls))
  serve(app, calls.listInvitedUsers, (ctx, { query }) => listInvitedUsers(ctx, query))
}
