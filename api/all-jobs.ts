import { areas } from './areas.ts'
import type { PlatformContext } from './platform/context.ts'
import { type AnyJob, deliverMailsJob, tidyJob } from './platform/jobs/index.ts'
import type { CodeRenewals } from './platform/mail/index.ts'

/** Who renews the codes and links of mails that leave late, by kind of mail. */
export const codeRenewals: CodeRenewals = new Map(
  areas.flatMap(({ codeRenewals = {} }) => Object.entries(codeRenewals)),
)

/** Brings what earlier versions stored up to date, area by area; one that fails is said in the log and keeps nobody from starting. */
export async function renewAll(ctx: PlatformContext): Promise<void> {
  for (const { renew } of areas)
    await renew?.(ctx).catch((error) =>
      ctx.ports.log.error({ err: error }, 'What an earlier version stored stays as it is'),
    )
}

/** All work outside requests, of all areas. */
export const allJobs: AnyJob[] = [
  deliverMailsJob(codeRenewals),
  ...areas.flatMap(({ jobs = [] }) => jobs),
  tidyJob(areas.flatMap(({ tidy }) => tidy ?? [])),
]
