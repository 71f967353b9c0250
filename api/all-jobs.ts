import { type AnyJob, deliverMailsJob, tidyJob } from './jobs/index.ts'
import { tidyLinks } from './links/index.ts'
import { tidyOnboarding } from './onboarding/index.ts'
import { tidyPorts } from './ports/index.ts'
import { tidyRateLimits } from './rate-limit/index.ts'
import { tidyRecovery } from './recovery/index.ts'

/** All work outside requests, of all areas. What an area has to tidy up it adds to the list of `tidyJob`. */
export const allJobs: AnyJob[] = [
  deliverMailsJob,
  tidyJob([tidyRateLimits, tidyPorts, tidyOnboarding, tidyLinks, tidyRecovery]),
]
