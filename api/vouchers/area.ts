import type { Area } from '../area.ts'
import { voucherRoutes } from './http.ts'

export const voucherArea: Area = { routes: voucherRoutes }
