import { z } from 'zod'
import { type CodeRenewals, deliverMails, mailChannel } from '#api/platform/mail/index.ts'
import { defineJob, type Job } from './define-job.ts'

/** Starts with every mail, and every minute for those that were not accepted the first time. */
export function deliverMailsJob(renewals: CodeRenewals): Job<object> {
  return defineJob({
    name: 'deliver-mails',
    data: z.object({}),
    cron: '* * * * *',
    wakeOn: mailChannel,
    timeoutSeconds: 600,
    async run(ctx) {
      await deliverMails(ctx, renewals)
    },
  })
}
