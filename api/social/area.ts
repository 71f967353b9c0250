import type { Area } from '../area.ts'
import { socialRoutes } from './http.ts'

export const socialArea: Area = { routes: socialRoutes }
