import type { Area } from '../../platform/area.ts'
import { renewEmailLink, tidyEmailChanges } from './email-change-mails.ts'
import { accountRoutes } from './http.ts'

export const accountArea: Area = {
  routes: accountRoutes,
  tidy: tidyEmailChanges,
  codeRenewals: { email_change: renewEmailLink },
}
