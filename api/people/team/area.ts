import type { Area } from '../../platform/area.ts'
import { isInvited } from '../onboarding/index.ts'
import { teamCarried } from './carried.ts'
import { teamInvitationRoutes } from './http.ts'
import { isInvitedToTeam, tidyInvitations } from './invitation.ts'
import { teamKept } from './kept.ts'

export const teamArea: Area = {
  keeps: teamKept,
  carries: teamCarried,
  routes: teamInvitationRoutes,
  tidy: tidyInvitations,
  extensions: [isInvited.answeredBy((ctx, { email }) => isInvitedToTeam(ctx, email))],
}
