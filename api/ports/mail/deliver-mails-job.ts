import { z } from 'zod'
import { defineJob } from '#api/jobs/define-job.ts'
import { deliverMails } from './deliver-mails.ts'
import { mailChannel } from './send-mail.ts'

/** Starts with every mail, and every minute for those that were not accepted the first time. */
export const deliverMailsJob = defineJob({
  name: 'deliver-mails',
  data: z.object({}),
  cron: '* * * * *',
  wakeOn: mailChannel,
  timeoutSeconds: 600,
  async run(ctx) {
    await deliverMails(ctx)
  },
})
