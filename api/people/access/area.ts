import type { Area } from '../../platform/area.ts'
import { accessCarried } from './carried.ts'
import { accessRoutes } from './http.ts'
import { accessKept } from './kept.ts'
import { tidyKeptForms } from './kept-forms.ts'
import { tidyLoginTokens } from './login-token.ts'
import { tidyPendingLogins } from './pending-login.ts'
import { tidyCounts } from './tidy-counts.ts'

export const accessArea: Area = {
  keeps: accessKept,
  carries: accessCarried,
  routes: accessRoutes,
  async tidy(ctx) {
    await tidyLoginTokens(ctx)
    await tidyPendingLogins(ctx)
    await tidyKeptForms(ctx)
    await tidyCounts(ctx)
  },
}
