import type { PlatformContext } from '#api/platform/context.ts'
import { ApiError } from '#api/platform/errors.ts'
import { type Limit, limit, mailboxKey } from '#api/platform/rate-limit/index.ts'

/** Mails that a mailbox gets in a window, of all stations together. */
export type MailboxLimit = Omit<Limit, 'key'>

class MailboxFull extends ApiError {
  constructor(readonly seconds: number) {
    super('too_many_requests')
  }
}

/** Counts a mail to a mailbox, outside transactions. Null where it may go at once, else until when the mailbox is full. */
export async function fullUntil(
  ctx: PlatformContext,
  mailbox: string,
  limits: readonly MailboxLimit[],
): Promise<Date | null> {
  let seconds = 0
  for (const one of limits)
    await limit(ctx, { ...one, key: mailboxKey(mailbox) }, (left) => new MailboxFull(left)).catch((error) => {
      if (!(error instanceof MailboxFull)) throw error
      seconds = Math.max(seconds, error.seconds)
    })
  return seconds > 0 ? new Date(ctx.ports.clock.now().getTime() + seconds * 1000) : null
}
