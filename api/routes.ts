import { accessRoutes } from './access/http.ts'
import { accountRoutes } from './account/http.ts'
import { activityRoutes } from './activities/http.ts'
import { contactMailRoutes } from './contact-mail/http.ts'
import type { ApiDeps } from './deps.ts'
import { homeRoutes } from './home/http.ts'
import type { ApiApp } from './http/serve.ts'
import { invitationRoutes } from './invitations/http.ts'
import { linkRoutes } from './links/http.ts'
import { managementRoutes } from './management/http.ts'
import { onboardingRoutes } from './onboarding/http.ts'
import { offerRegistration } from './onboarding/index.ts'
import { planRoutes } from './plans/http.ts'
import { publicRoutes } from './public/http.ts'
import { recoveryRoutes } from './recovery/http.ts'
import { siteRoutes } from './sites/http.ts'
import { socialRoutes } from './social/http.ts'
import { stationRoutes } from './stations/http.ts'
import { trophyRoutes } from './trophies/http.ts'
import { voucherRoutes } from './vouchers/http.ts'
import { walletRoutes } from './wallet/http.ts'

/** Every area's calls, on one page. */
export function serveAll(app: ApiApp, deps: ApiDeps): void {
  stationRoutes(app, deps)
  siteRoutes(app, deps)
  managementRoutes(app, deps)
  contactMailRoutes(app, deps)
  publicRoutes(app, deps)
  planRoutes(app)
  // A log-in that finds no account asks the list of affiliates (ACC-04).
  accessRoutes(app, offerRegistration)
  onboardingRoutes(app, deps)
  recoveryRoutes(app, deps)
  linkRoutes(app, deps)
  accountRoutes(app)
  homeRoutes(app)
  invitationRoutes(app, deps)
  trophyRoutes(app)
  activityRoutes(app)
  voucherRoutes(app, deps)
  socialRoutes(app)
  walletRoutes(app)
}
