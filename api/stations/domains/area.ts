import type { Area } from '../../platform/area.ts'
import { domainRoutes } from './http.ts'

export const domainArea: Area = { routes: domainRoutes }
