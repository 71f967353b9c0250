import type { Area } from '../../platform/area.ts'
import { accessRoutes } from './http.ts'
import { tidyKeptForms } from './kept-forms.ts'
import { tidyLoginTokens } from './login-token.ts'
import { tidyCounts } from './tidy-counts.ts'

export const accessArea: Area = {
  routes: accessRoutes,
  async tidy(ctx) {
    await tidyLoginTokens(ctx)
    await tidyKeptForms(ctx)
    await tidyCounts(ctx)
  },
}
