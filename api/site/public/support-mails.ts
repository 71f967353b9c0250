import { gte } from 'drizzle-orm'
import type { ApiContext } from '../../platform/context.ts'
import { inStation, page } from '../../platform/db/rows.ts'
import { collectInMail, fullUntil, sendMail } from '../../platform/mail/index.ts'
import type { UrlSettings } from '../../platform/station-record.ts'
import { renderMail } from '../../stations/mail-templates/index.ts'
import { supportMessages } from './tables.ts'

type Message = Pick<
  typeof supportMessages.$inferSelect,
  'id' | 'kind' | 'name' | 'email' | 'phone' | 'subject' | 'message' | 'createdAt'
>
type Waiting = { to: string; until: Date }
type Counted = { open: string[]; full: string[]; fullUntil: Date }

/** Mails an hour that visitors may have sent to one mailbox, of all stations together. */
export const perMailbox = { name: 'support-mailbox', points: 60, durationSeconds: 3600 }
const topics = { general: 'Fale conosco', enterprise: 'Plano Enterprise' }

/** Counts a mail to each of the mailboxes: those that may be written to this hour, and those that wait, and until when. */
export async function countMails(ctx: ApiContext, mailboxes: string[]) {
  const counted = { open: [] as string[], full: [] as string[], fullUntil: ctx.ports.clock.now() }
  for (const mailbox of mailboxes) {
    const until = await fullUntil(ctx, mailbox, [perMailbox])
    counted[until ? 'full' : 'open'].push(mailbox)
    if (until) counted.fullUntil = until
  }
  return counted
}

/** Mails a stored message to the mailboxes that are open, or with others of the hour to those that are full. */
export async function mailToStation(
  ctx: ApiContext,
  message: Message,
  { open, full, fullUntil }: Counted,
  urls: UrlSettings,
): Promise<void> {
  if (open.length > 0) {
    const mail = await renderMail(ctx.station, urls, mailOf(message))
    for (const to of open) await sendMail(ctx, { ...mail, stationId: ctx.station.id, kind: 'support', to })
  } else for (const to of full) await collect(ctx, message, { to, until: fullUntil }, urls)
}

/** In one mail. */
const mostInDigest = 40

/** What cannot be mailed this hour goes in one mail at its end, so that nobody's flood closes the page for others (SEC-44). */
function collect(ctx: ApiContext, message: Message, { to, until }: Waiting, urls: UrlSettings) {
  const digest = (messages: Message[]) =>
    renderMail(ctx.station, urls, { kind: 'support-digest', messages: messages.map(mailOf) })
  return collectInMail(ctx, {
    stationId: ctx.station.id,
    kind: 'support-digest',
    to,
    at: message.createdAt,
    until,
    first: () => digest([message]),
    async again(since) {
      const { rows, last } = await page(
        ctx.db
          .select()
          .from(supportMessages)
          .where(inStation(supportMessages, ctx, gte(supportMessages.createdAt, since)))
          .orderBy(supportMessages.id),
        mostInDigest,
      )
      return last ? null : digest(rows)
    },
  })
}

function mailOf({ id, kind, name, email, phone, subject, message }: Message) {
  const topic = subject || topics[kind]
  const facts: [string, string][] = [
    ['Pedido', `nº ${id}`],
    ['Nome', name],
    ['E-mail', email],
    ['Telefone', phone || 'não informado'],
    ['Assunto', topic],
  ]
  return { kind: 'support-message' as const, topic, facts, message }
}
