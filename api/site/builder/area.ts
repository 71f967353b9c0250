import { passwordChanging } from '../../people/recovery/index.ts'
import type { Area } from '../../platform/area.ts'
import { siteCarried } from './carried.ts'
import { siteRoutes } from './http.ts'
import { siteKept } from './kept.ts'
import { passwordCopies } from './password-copies.ts'
import { renewSignup } from './signup-admin.ts'
import { tidySites } from './site-draft.ts'

export const siteArea: Area = {
  keeps: siteKept,
  carries: siteCarried,
  routes: siteRoutes,
  tidy: tidySites,
  codeRenewals: { 'company-signup': renewSignup },
  extensions: [passwordChanging.answeredBy(passwordCopies)],
}
