import type { Area } from '../../platform/area.ts'
import { teamInvitationRoutes } from './http.ts'
import { tidyInvitations } from './invitation.ts'

export const teamArea: Area = { routes: teamInvitationRoutes, tidy: tidyInvitations }
