import type { Area } from '../../platform/area.ts'
import { walletRoutes } from './http.ts'

export const walletArea: Area = { routes: walletRoutes }
