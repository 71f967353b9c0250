import type { Area } from '../area.ts'
import { managementRoutes } from './http.ts'

export const managementArea: Area = { routes: managementRoutes }
