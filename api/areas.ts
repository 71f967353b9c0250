import { accessArea } from './access/area.ts'
import { accountArea } from './account/area.ts'
import { activityArea } from './activities/area.ts'
import type { Area } from './area.ts'
import { contactMailArea } from './contact-mail/area.ts'
import { domainArea } from './domains/area.ts'
import { fileArea } from './files/area.ts'
import { homeArea } from './home/area.ts'
import { invitationArea } from './invitations/area.ts'
import { linkArea } from './links/area.ts'
import { mailArea } from './mail/area.ts'
import { managementArea } from './management/area.ts'
import { onboardingArea } from './onboarding/area.ts'
import { ownerChangeArea } from './owner-changes/area.ts'
import { planArea } from './plans/area.ts'
import { portArea } from './ports/area.ts'
import { publicArea } from './public/area.ts'
import { rateLimitArea } from './rate-limit/area.ts'
import { recoveryArea } from './recovery/area.ts'
import { siteArea } from './sites/area.ts'
import { socialArea } from './social/area.ts'
import { trophyArea } from './trophies/area.ts'
import { videoArea } from './videos/area.ts'
import { voucherArea } from './vouchers/area.ts'
import { walletArea } from './wallet/area.ts'

/**
 * The areas of the API, each above those that it knows. Their parts of a folder are written in this order, and what
 * happened is told to them in it.
 */
export const areas: readonly Area[] = [
  rateLimitArea,
  mailArea,
  fileArea,
  portArea,
  domainArea,
  accessArea,
  linkArea,
  ownerChangeArea,
  accountArea,
  contactMailArea,
  onboardingArea,
  recoveryArea,
  activityArea,
  homeArea,
  videoArea,
  socialArea,
  invitationArea,
  trophyArea,
  walletArea,
  voucherArea,
  planArea,
  publicArea,
  siteArea,
  managementArea,
]

for (const { extensions = [] } of areas) for (const begin of extensions) begin()
