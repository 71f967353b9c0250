import { eq, isNotNull, lt, sql } from 'drizzle-orm'
import type { PlatformContext } from '#api/platform/context.ts'
import { acrossStations } from '#api/platform/db/across-stations.ts'
import { withId } from '../db/rows.ts'
import { MailRefused } from '../ports/mail/transport.ts'
import { mailOutbox } from './tables.ts'

type StoredMail = typeof mailOutbox.$inferSelect

const batchSize = 10
/** Of one station, for as many processes as take mails at the same moment. */
const seenOfStation = 4 * batchSize
/** How long a claimed mail belongs to its process: longer than any transport may take. */
const leaseMs = 120_000
const firstWaitMs = 30_000
const longestWaitMs = 6 * 3_600_000
/** A day and a half with the waits above. */
const maxAttempts = 16
/** No mail waits longer: codes are kept until then, so that they can live on when their mail leaves. */
export const mailsWaitMs = 2 * 24 * 3_600_000
/** A mail that leaves within it has lost nothing of its code's life that anybody would miss. */
const punctualMs = 60_000

/**
 * Lets the life of the code or link in a late mail begin now. False when there is no such code any more (used, replaced,
 * its account gone): the mail is not sent.
 */
export type RenewCode = (ctx: PlatformContext, code: { stationId: number; id: string }) => Promise<boolean>
/** Who renews the codes of a kind of mail. */
export type CodeRenewals = ReadonlyMap<string, RenewCode>

/** Says which index is meant: by another one all mails of a month would be passed. */
const inIndexOrder = sql`order by station_id, (code_id is null), next_attempt_at, id`

/**
 * The mails that go next (ADR 0094): those with a code or a link that somebody waits for, then all others; of both each station in turn, its
 * oldest first; those of a station that is closed wait (GAP-181). Reads the first few of each station by the index, however many wait, and skips those that another process is
 * taking at this moment.
 */
function nextMails(ctx: PlatformContext, now: Date) {
  const { stationId, id } = mailOutbox
  const due = sql`${now.toISOString()}::timestamptz`
  return ctx.db.$with('due', { stationId, id }).as(sql`
    with recursive stations (id) as (
      select (select station_id from mail_outbox where next_attempt_at is not null ${inIndexOrder} limit 1)
      union all
      select (
        select station_id from mail_outbox
        where next_attempt_at is not null and station_id > stations.id ${inIndexOrder} limit 1
      )
      from stations where stations.id is not null
    )
    select mail.station_id, mail.id
    from stations
    cross join (values (false), (true)) as kind (is_plain)
    cross join lateral (
      select station_id, id, row_number() over (order by next_attempt_at, id) as nth
      from mail_outbox
      where station_id = stations.id and (code_id is null) = kind.is_plain and next_attempt_at <= ${due}
      order by next_attempt_at, id
      limit ${seenOfStation}
    ) as first
    join mail_outbox as mail on mail.station_id = first.station_id and mail.id = first.id
    where mail.next_attempt_at <= ${due}
      and not exists (select from public.stations kept where kept.id = mail.station_id and kept.suspended_at is not null)
    order by kind.is_plain, first.nth, mail.next_attempt_at
    limit ${batchSize}
    for update of mail skip locked`)
}

/** Takes due mails for this process: marks them as its own until the lease ends, skipping those of others. */
async function claim(ctx: PlatformContext): Promise<StoredMail[]> {
  const now = ctx.ports.clock.now()
  const due = nextMails(ctx, now)
  return ctx.db
    .with(due)
    .update(mailOutbox)
    .set({ attempts: sql`${mailOutbox.attempts} + 1`, nextAttemptAt: new Date(now.getTime() + leaseMs) })
    .from(due)
    .where(withId(mailOutbox, due, due.id))
    .returning()
}

/** Writes what became of an attempt, unless the lease ended and another process has the mail by now. */
async function settle(
  ctx: PlatformContext,
  mail: StoredMail,
  outcome: Pick<StoredMail, 'deliveredAt' | 'nextAttemptAt' | 'lastError'>,
): Promise<void> {
  await ctx.db
    .update(mailOutbox)
    .set(outcome)
    .where(withId(mailOutbox, mail, mail.id, eq(mailOutbox.attempts, mail.attempts)))
}

/** When to try again after the given number of attempts: 30 s, 1 min, 2 min … 6 h; null when it was the last. */
function nextAttempt(attempts: number, now: Date): Date | null {
  if (attempts >= maxAttempts) return null
  return new Date(now.getTime() + Math.min(firstWaitMs * 2 ** (attempts - 1), longestWaitMs))
}

/** Whether what the mail carries works when it arrives (ADR 0028). */
async function isWorthSending(ctx: PlatformContext, mail: StoredMail, renewals: CodeRenewals) {
  const { stationId, kind, codeId, createdAt } = mail
  const renew = renewals.get(kind)
  const isLate = ctx.ports.clock.now().getTime() - createdAt.getTime() > punctualMs
  return codeId === null || !renew || !isLate || renew(ctx, { stationId, id: codeId })
}

async function deliver(ctx: PlatformContext, mail: StoredMail, renewals: CodeRenewals): Promise<boolean> {
  const { mail: transport, clock, log } = ctx.ports
  try {
    if (!(await isWorthSending(ctx, mail, renewals))) throw new MailRefused('The code in it is over')
    await transport.deliver({ ...mail, id: `${mail.stationId}.${mail.id}` })
    await settle(ctx, mail, { deliveredAt: clock.now(), nextAttemptAt: null, lastError: null })
    return true
  } catch (error) {
    const next = error instanceof MailRefused ? null : nextAttempt(mail.attempts, clock.now())
    const lastError = (error instanceof Error ? error.message : String(error)).slice(0, 500)
    await settle(ctx, mail, { deliveredAt: null, nextAttemptAt: next, lastError })
    // Servers quote the address that they refuse.
    const reason = lastError.replace(/[^\s<>]+@[^\s<>]+/g, '…@…')
    const facts = { stationId: mail.stationId, mailId: mail.id, attempts: mail.attempts, reason }
    log.warn(facts, next ? 'A mail was not accepted and will be tried again' : 'A mail was given up')
    return false
  }
}

/**
 * Delivers all mails that are due, of all stations. Two processes at once share the work and never hold the same mail;
 * a process that dies in between leaves its mails to be tried again when the lease ends, under the same message id.
 * @returns how many were delivered
 */
export function deliverMails(ctx: PlatformContext, renewals: CodeRenewals = new Map()): Promise<number> {
  return acrossStations(async () => {
    let delivered = 0
    for (;;) {
      const mails = await claim(ctx)
      const outcomes = await Promise.all(mails.map((mail) => deliver(ctx, mail, renewals)))
      delivered += outcomes.filter(Boolean).length
      if (mails.length < batchSize) return delivered
    }
  })
}

/** A mail that was due this long ago was delivered by nobody: the process stood still, or a backup was restored. */
export const neglectedMs = 3_600_000

/**
 * Takes waiting mails of all stations out of delivery until `releaseMails`: those that nobody tried since `dueBefore`, or
 * all. A restored backup must not send again what went out after it was made (ADR 0028).
 * @returns how many
 */
export function holdMails({ db, ports }: PlatformContext, dueBefore?: Date): Promise<number> {
  const { nextAttemptAt, stationId } = mailOutbox
  return acrossStations(async () => {
    const held = await db
      .update(mailOutbox)
      .set({ nextAttemptAt: null, heldAt: ports.clock.now() })
      .where(dueBefore ? lt(nextAttemptAt, dueBefore) : isNotNull(nextAttemptAt))
      .returning({ stationId })
    return held.length
  })
}

/** Hands the held mails of all stations to delivery. @returns how many */
export function releaseMails({ db, ports }: PlatformContext): Promise<number> {
  const { heldAt, stationId } = mailOutbox
  return acrossStations(async () => {
    const released = await db
      .update(mailOutbox)
      .set({ nextAttemptAt: ports.clock.now(), heldAt: null })
      .where(isNotNull(heldAt))
      .returning({ stationId })
    return released.length
  })
}
