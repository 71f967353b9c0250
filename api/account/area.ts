import type { Area } from '../area.ts'
import { accountRoutes } from './http.ts'

export const accountArea: Area = { routes: accountRoutes }
