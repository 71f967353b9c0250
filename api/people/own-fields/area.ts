import type { Area } from '../../platform/area.ts'
import { ownFieldsCarried } from './carried.ts'
import { ownFieldRoutes } from './http.ts'
import { ownFieldsKept } from './kept.ts'

export const ownFieldsArea: Area = { keeps: ownFieldsKept, carries: ownFieldsCarried, routes: ownFieldRoutes }
