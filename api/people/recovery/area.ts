import type { Area } from '../../platform/area.ts'
import { recoveryRoutes } from './http.ts'
import { renewLink } from './request-password-reset.ts'
import { tidyRecovery } from './tidy-recovery.ts'

export const recoveryArea: Area = {
  routes: recoveryRoutes,
  tidy: tidyRecovery,
  codeRenewals: { password_reset: renewLink, owner_invitation: renewLink },
}
