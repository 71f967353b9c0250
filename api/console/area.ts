import type { Area } from '../platform/area.ts'
import { managementRoutes } from './http.ts'

export const managementArea: Area = { routes: managementRoutes }
