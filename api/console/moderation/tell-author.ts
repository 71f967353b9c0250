import { inArray } from 'drizzle-orm'
import { participants } from '../../people/access/tables.ts'
import type { ApiContext } from '../../platform/context.ts'
import { withId } from '../../platform/db/rows.ts'
import { collectInMail, fullUntil, type MailboxLimit, sendMail } from '../../platform/mail/index.ts'
import type { UrlSettings } from '../../platform/station-record.ts'
import { type MailContent, type RenderedMail, renderMail } from '../../stations/mail-templates/index.ts'

type Told = Omit<Extract<MailContent, { kind: 'writing-decided' }>, 'kind' | 'name'>
export type AuthorMail = RenderedMail & {
  to: string
  /** Where the mailbox had its mails: until when, and what goes then in one mail with others that wait. */
  wait: { until: Date; kind: string; together: RenderedMail } | null
}

/** Mails of this kind that one mailbox gets at once, of all stations; what is decided beyond goes in one mail later (ADR 0094). */
export const perMailbox: readonly MailboxLimit[] = [
  { name: 'writing-mailbox', points: 10, durationSeconds: 3600 },
  { name: 'writing-mailbox-day', points: 30, durationSeconds: 86_400 },
]

/**
 * The mail that tells a member what became of what they wrote; made and counted before the transaction that sends it. None to a
 * mailbox that its account never proved, nor to who left.
 */
export async function mailToAuthor(
  ctx: ApiContext,
  authorId: number,
  told: Told,
  urls: UrlSettings,
): Promise<AuthorMail | undefined> {
  const { db, station } = ctx
  const [author] = await db
    .select({ name: participants.name, email: participants.email })
    .from(participants)
    .where(withId(participants, ctx, authorId, inArray(participants.status, ['active', 'suspended'])))
  if (!author) return undefined
  const { name, email: to } = author
  const render = (told: Told) => renderMail(station, urls, { kind: 'writing-decided', name, ...told })
  const mail = await render(told)
  const until = await fullUntil(ctx, to, perMailbox)
  if (!until) return { ...mail, to, wait: null }
  // Of who may write the last word counts; of decisions each stands beside its text.
  if (told.act === 'blocked' || told.act === 'unblocked')
    return { ...mail, to, wait: { until, kind: 'writer-blocked', together: mail } }
  const together = await render({ ...told, act: 'several', words: '', reason: '' })
  return { ...mail, to, wait: { until, kind: 'writing-decided-later', together } }
}

/** Sends it, in the transaction of what it tells of. */
export async function tellAuthor(ctx: ApiContext, mail: AuthorMail | undefined): Promise<void> {
  if (!mail) return
  const { to, wait, ...content } = mail
  const stationId = ctx.station.id
  if (!wait) {
    await sendMail(ctx, { ...content, to, stationId, kind: 'writing-decided' })
    return
  }
  const { until, kind, together } = wait
  const at = ctx.ports.clock.now()
  const waiting = { stationId, kind, to, at, until }
  await collectInMail(ctx, { ...waiting, first: async () => content, again: async () => together })
}
