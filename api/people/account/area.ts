import type { Area } from '../../platform/area.ts'
import { accountRoutes } from './http.ts'

export const accountArea: Area = { routes: accountRoutes }
