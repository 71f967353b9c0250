import type { Area } from '../../platform/area.ts'
import { addressRoutes } from './http.ts'

export const addressArea: Area = { routes: addressRoutes }
