import type { Area } from '../../platform/area.ts'
import { isInvited } from '../onboarding/index.ts'
import { teamInvitationRoutes } from './http.ts'
import { isInvitedToTeam, tidyInvitations } from './invitation.ts'
import { teamKept } from './kept.ts'

export const teamArea: Area = {
  keeps: teamKept,
  routes: teamInvitationRoutes,
  tidy: tidyInvitations,
  extensions: [isInvited.answeredBy((ctx, { email }) => isInvitedToTeam(ctx, email))],
}
