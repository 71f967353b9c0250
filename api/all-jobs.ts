import { type AnyJob, deliverMailsJob, tidyJob } from './jobs/index.ts'
import { tidyLinks } from './links/index.ts'
import { renewCode, tidyOnboarding } from './onboarding/index.ts'
import { tidyOwnerChanges } from './owner-changes/index.ts'
import { type CodeRenewals, tidyPorts } from './ports/index.ts'
import { tidyRateLimits } from './rate-limit/index.ts'
import { renewLink, tidyRecovery } from './recovery/index.ts'
import { renewSignup, tidySites } from './sites/index.ts'

/** Who renews the codes and links of mails that leave late, by kind of mail. */
export const codeRenewals: CodeRenewals = new Map([
  ['activation', renewCode],
  ['password_reset', renewLink],
  ['owner_invitation', renewLink],
  ['company-signup', renewSignup],
])

/** All work outside requests, of all areas. What an area has to tidy up it adds to the list of `tidyJob`. */
export const allJobs: AnyJob[] = [
  deliverMailsJob(codeRenewals),
  tidyJob([tidyRateLimits, tidyPorts, tidyOnboarding, tidyLinks, tidyRecovery, tidySites, tidyOwnerChanges]),
]
