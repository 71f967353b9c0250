import type { PlatformContext } from '#api/platform/context.ts'
import { notify } from '#api/platform/db/client.ts'
import { mailOutbox } from './tables.ts'

/** Told when a mail was put into the outbox, so that delivery starts at once. */
export const mailChannel = 'mail_outbox'

export type Mail = {
  stationId: number
  /** What the mail is, for people who read the outbox: `password_reset`, `support` … */
  kind: string
  to: string
  subject: string
  html: string
  text: string
  /** Beside those every mail has: `List-Unsubscribe`. Values are ours, never what somebody typed. */
  headers?: Record<string, string> | undefined
  /** The row of the code or link in it, when it has a life that begins with the sending. */
  codeId?: string | undefined
  /** Not before; without it at once. */
  leavesAt?: Date
  /** When what it tells of happened; without it now. */
  createdAt?: Date
}

/**
 * Puts a mail into the outbox, in the transaction of `ctx` if there is one: it is sent if and only if that commits.
 * @returns the mail's number in the station
 */
export async function sendMail(ctx: PlatformContext, { leavesAt, ...mail }: Mail): Promise<number> {
  const now = ctx.ports.clock.now()
  // A line break in the subject would begin a header of its own.
  const subject = mail.subject.replace(/\s+/g, ' ').trim()
  const rows = await ctx.db
    .insert(mailOutbox)
    .values({ createdAt: now, ...mail, subject, nextAttemptAt: leavesAt ?? now })
    .returning({ id: mailOutbox.id })
  await notify(ctx.db, mailChannel)
  const [row] = rows
  if (!row) throw new Error('The outbox answered no number')
  return row.id
}
