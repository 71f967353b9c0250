import type { Area } from '../area.ts'
import { walletRoutes } from './http.ts'

export const walletArea: Area = { routes: walletRoutes }
