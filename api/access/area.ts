import type { Area } from '../area.ts'
import { accessRoutes } from './http.ts'

export const accessArea: Area = { routes: accessRoutes }
