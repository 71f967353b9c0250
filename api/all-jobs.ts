import { areas } from './areas.ts'
import { privacyJobs, registerOf } from './people/privacy/index.ts'
import { type AnyJob, deliverMailsJob, tidyJob } from './platform/jobs/index.ts'
import type { CodeRenewals } from './platform/mail/index.ts'

/** Who renews the codes and links of mails that leave late, by kind of mail. */
export const codeRenewals: CodeRenewals = new Map(
  areas.flatMap(({ codeRenewals = {} }) => Object.entries(codeRenewals)),
)

/** All work outside requests, of all areas. */
export const allJobs: AnyJob[] = [
  deliverMailsJob(codeRenewals),
  ...areas.flatMap(({ jobs = [] }) => jobs),
  ...privacyJobs(registerOf(areas)),
  tidyJob(areas.flatMap(({ tidy }) => tidy ?? [])),
]
