import { desc, eq, gt } from 'drizzle-orm'
import type { PlatformContext } from '#api/platform/context.ts'
import { ApiError } from '#api/platform/errors.ts'
import { type Limit, limit, mailboxKey } from '#api/platform/rate-limit/index.ts'
import { inStation, withId } from '../db/rows.ts'
import { type Mail, sendMail } from './send-mail.ts'
import { mailOutbox } from './tables.ts'

type Content = Pick<Mail, 'subject' | 'html' | 'text'>
type Collecting = {
  stationId: number
  kind: string
  to: string
  /** When what it tells of was stored. */
  at: Date
  /** When it leaves. */
  until: Date
  /** The mail of what has just come. */
  first(): Promise<Content>
  /** The mail of all that came since; null when that is too much for one: a next one begins. */
  again(since: Date): Promise<Content | null>
}

/**
 * One mail for what comes while no more mails may go to an address: it waits in the outbox until then, and is made anew with
 * whatever comes meanwhile. In the transaction that stores what it tells of.
 */
export async function collectInMail(
  ctx: PlatformContext,
  { stationId, kind, to, at, until, ...make }: Collecting,
): Promise<void> {
  const { db, ports } = ctx
  const now = ports.clock.now()
  const [waiting] = await db
    .select({ id: mailOutbox.id, createdAt: mailOutbox.createdAt })
    .from(mailOutbox)
    .where(
      inStation(
        mailOutbox,
        { stationId },
        eq(mailOutbox.kind, kind),
        eq(mailOutbox.to, to),
        eq(mailOutbox.attempts, 0),
        gt(mailOutbox.nextAttemptAt, now),
      ),
    )
    .orderBy(desc(mailOutbox.id))
    .limit(1)
    .for('update')
  // Stored a moment before the waiting mail was made: it belongs to it all the same.
  const since = waiting && waiting.createdAt < at ? waiting.createdAt : at
  const again = waiting && (await make.again(since))
  if (waiting && again)
    await db
      .update(mailOutbox)
      .set({ ...again, createdAt: since })
      .where(withId(mailOutbox, { stationId }, waiting.id))
  else await sendMail(ctx, { ...(await make.first()), stationId, kind, to, createdAt: at, leavesAt: until })
}

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
