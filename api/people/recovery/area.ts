import type { Area } from '../../platform/area.ts'
import { recoveryCarried } from './carried.ts'
import { recoveryRoutes } from './http.ts'
import { recoveryKept } from './kept.ts'
import { renewLink } from './request-password-reset.ts'
import { tidyRecovery } from './tidy-recovery.ts'

export const recoveryArea: Area = {
  keeps: recoveryKept,
  carries: recoveryCarried,
  routes: recoveryRoutes,
  tidy: tidyRecovery,
  codeRenewals: { password_reset: renewLink, owner_invitation: renewLink },
}
