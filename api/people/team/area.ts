import type { Area } from '../../platform/area.ts'
import { teamInvitationRoutes } from './http.ts'
import { tidyInvitations } from './invitation.ts'
import { teamKept } from './kept.ts'

export const teamArea: Area = {
  keeps: teamKept,
  routes: teamInvitationRoutes,
  tidy: tidyInvitations,
}
