import type { Area } from '../area.ts'
import { invitationRoutes } from './http.ts'

export const invitationArea: Area = { routes: invitationRoutes }
