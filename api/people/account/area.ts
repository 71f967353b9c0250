import type { Area } from '../../platform/area.ts'
import { accountCarried } from './carried.ts'
import { accountRoutes } from './http.ts'
import { accountKept } from './kept.ts'
import { renewEmailLink, tidyEmailChanges } from './request-email-change.ts'

export const accountArea: Area = {
  keeps: accountKept,
  carries: accountCarried,
  routes: accountRoutes,
  tidy: tidyEmailChanges,
  codeRenewals: { email_change: renewEmailLink },
}
