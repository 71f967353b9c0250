import type { Area } from '../../platform/area.ts'
import { accessRoutes } from './http.ts'
import { tidyLoginTokens } from './tidy-login-tokens.ts'

export const accessArea: Area = { routes: accessRoutes, tidy: tidyLoginTokens }
