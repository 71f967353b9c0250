import type { Area } from '../../platform/area.ts'
import { accountConfirmed, isInvited } from '../onboarding/index.ts'
import { unopenedAsked } from '../recovery/index.ts'
import { noteAccepted } from './accept-invitation.ts'
import { importedCarried } from './carried.ts'
import { importedRoutes } from './http.ts'
import { isBrought } from './is-brought.ts'
import { importedKept } from './kept.ts'
import { inviteAgain, sendPersonInvitationsJob } from './send-invitations.ts'

/** People whom the team brought: they are invited by mail, and open their accounts by its link (PPL-20). */
export const importedArea: Area = {
  keeps: importedKept,
  carries: importedCarried,
  routes: importedRoutes,
  jobs: [sendPersonInvitationsJob],
  extensions: [
    accountConfirmed.heardBy(noteAccepted),
    isInvited.answeredBy((ctx, { email }) => isBrought(ctx, email)),
    unopenedAsked.heardBy((ctx, { urls, ...person }) => inviteAgain(ctx, person, urls)),
  ],
}
