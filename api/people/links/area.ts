import type { Area } from '../../platform/area.ts'
import { linkRoutes } from './http.ts'

export const linkArea: Area = { routes: linkRoutes }
