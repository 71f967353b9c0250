import type { Area } from '../area.ts'
import { linkRoutes } from './http.ts'

export const linkArea: Area = { routes: linkRoutes }
