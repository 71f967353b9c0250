import type { Area } from '../area.ts'
import { domainRoutes } from './http.ts'

export const domainArea: Area = { routes: domainRoutes }
