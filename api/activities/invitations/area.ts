import {
  accountConfirming,
  inviteAccepted,
  isInvited,
  registrationMoved,
} from '../../people/onboarding/index.ts'
import type { Area } from '../../platform/area.ts'
import { othersToLock, participationTaken } from '../participation/index.ts'
import {
  acceptInvite,
  confirmInvitation,
  creditInvitation,
  invitersToPay,
  moveInvitation,
} from './accept-invite.ts'
import { invitationCarried } from './carried.ts'
import { isGoodInvite } from './find-invite.ts'
import { invitationRoutes } from './http.ts'
import { invitationKept } from './kept.ts'
import { seedDemoInvitation } from './seed-demo.ts'
import { invitationTexts } from './texts.ts'

export const invitationArea: Area = {
  keeps: invitationKept,
  carries: invitationCarried,
  routes: invitationRoutes,
  seedDemo: seedDemoInvitation,
  extensions: [
    inviteAccepted.answeredBy((ctx, { id, inviteCode }) => acceptInvite(ctx, id, inviteCode)),
    isInvited.answeredBy((ctx, { inviteCode }) => isGoodInvite(ctx, inviteCode)),
    registrationMoved.heardBy(moveInvitation),
    accountConfirming.answeredBy(async (ctx, { id }) => {
      const pays = await confirmInvitation(ctx, id)
      return pays === false ? [invitationTexts.full] : []
    }),
    othersToLock.answeredBy(invitersToPay),
    participationTaken.heardBy(creditInvitation),
  ],
}
