import type { Area } from '../../platform/area.ts'
import { accessRoutes } from './http.ts'
import { tidyKeptForms } from './kept-forms.ts'
import { tidyLoginTokens } from './login-token.ts'

export const accessArea: Area = {
  routes: accessRoutes,
  async tidy(ctx) {
    await tidyLoginTokens(ctx)
    await tidyKeptForms(ctx)
  },
}
