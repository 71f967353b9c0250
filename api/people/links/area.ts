import type { Area } from '../../platform/area.ts'
import { linkRoutes } from './http.ts'
import { linkKept } from './kept.ts'

export const linkArea: Area = {
  keeps: linkKept,
  routes: linkRoutes,
}
