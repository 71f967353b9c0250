import type { Area } from '../../platform/area.ts'
import { ownFieldRoutes } from './http.ts'

export const ownFieldsArea: Area = { routes: ownFieldRoutes }
