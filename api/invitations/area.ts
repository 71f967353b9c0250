import { participationBegins, participationTaken } from '../activities/index.ts'
import type { Area } from '../area.ts'
import { accountConfirming, accountRegistered } from '../onboarding/index.ts'
import { acceptInvite } from './accept-invite.ts'
import { confirmInvitation } from './confirm-invitation.ts'
import { creditInvitation, invitersToPay } from './credit-invitation.ts'
import { invitationRoutes } from './http.ts'
import { seedDemoInvitation } from './seed-demo.ts'
import { invitationTexts } from './texts.ts'

export const invitationArea: Area = {
  routes: invitationRoutes,
  seedDemo: seedDemoInvitation,
  extensions: [
    accountRegistered.heardBy((ctx, { id, inviteCode }) => acceptInvite(ctx, id, inviteCode)),
    accountConfirming.heardBy(async (ctx, { id }) => {
      const pays = await confirmInvitation(ctx, id)
      return pays === false ? [invitationTexts.full] : []
    }),
    participationBegins.heardBy(invitersToPay),
    participationTaken.heardBy(creditInvitation),
  ],
}
