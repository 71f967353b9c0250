import type { Area } from '../../platform/area.ts'
import { linkCarried } from './carried.ts'
import { linkRoutes } from './http.ts'
import { linkKept } from './kept.ts'

export const linkArea: Area = {
  keeps: linkKept,
  carries: linkCarried,
  routes: linkRoutes,
}
