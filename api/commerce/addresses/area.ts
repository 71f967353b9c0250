import type { Area } from '../../platform/area.ts'
import { addressCarried } from './carried.ts'
import { addressRoutes } from './http.ts'
import { addressKept } from './kept.ts'

export const addressArea: Area = {
  keeps: addressKept,
  carries: addressCarried,
  routes: addressRoutes,
}
