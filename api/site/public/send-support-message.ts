import { eq, gte } from 'drizzle-orm'
import type { Answer, ParsedInput } from '#contract/endpoint.ts'
import type { sendSupportMessage as call } from '#contract/site/public/endpoints.ts'
import { addressLoads, passAddress } from '../../people/access/index.ts'
import { supportMailboxes } from '../../people/contact-mail/index.ts'
import { type ApiContext, inTransaction } from '../../platform/context.ts'
import { inStation, page } from '../../platform/db/rows.ts'
import { digestOf } from '../../platform/digest.ts'
import { ApiError } from '../../platform/errors.ts'
import { collectInMail, fullUntil, sendMail } from '../../platform/mail/index.ts'
import { limit } from '../../platform/rate-limit/index.ts'
import type { UrlSettings } from '../../platform/station-record.ts'
import { renderMail } from '../../stations/mail-templates/index.ts'
import { supportMessages } from './tables.ts'

type Message = ParsedInput<typeof call>['body']
type Sent = Answer<typeof call>

const texts = {
  required: 'Esse campo é obrigatório',
  done: 'Operação realizada com sucesso',
  otherMessage: 'Este envio já foi usado para outra mensagem. Abra a página de novo e repita.',
}

/**
 * Stores a message to the station and puts a mail to its contact, once that is proved, or to its owners into the outbox,
 * in one transaction; above what a mailbox may get in an hour they go in one mail at its end. The same idempotency key twice is one message, with another message a conflict (SUP-01, SUP-02).
 * @throws conflict, invalid_input, too_many_requests
 */
export async function sendSupportMessage(
  ctx: ApiContext,
  { body, idempotencyKey }: { body: Message; idempotencyKey: string | undefined },
  urls: UrlSettings,
): Promise<Sent> {
  if (body.kind === 'general' && !body.subject) throw ApiError.fields({ subject: texts.required })
  const before = idempotencyKey ? await findSent(ctx, idempotencyKey, body) : undefined
  if (before) return answer(before)
  await passSender(ctx, body)
  const mails = await countMails(ctx, await supportMailboxes(ctx))
  const id = await inTransaction(ctx, async (ctx) => {
    const stored = await store(ctx, body, idempotencyKey)
    if (stored) await mailToStation(ctx, stored, mails, urls)
    return stored?.id
  })
  // The same key at the same moment, elsewhere: that message counts, this one is the same.
  if (!id) return answer((await findSent(ctx, idempotencyKey ?? '', body)) ?? fail())
  return answer(id)
}

/** Whoever asks shows to be a person (SUP-01 to SUP-03, PLN-06); a member may ask so often in an hour. @throws too_many_requests, invalid_input */
async function passSender(ctx: ApiContext, body: Message): Promise<void> {
  await passAddress(ctx, addressLoads.support, body, { always: true })
  if (ctx.actor.kind !== 'participant') return
  await limit(ctx, { ...perMember, key: `${ctx.station.id}:${ctx.actor.id}` })
}

const perMember = { name: 'support-member', points: 10, durationSeconds: 3600 }

/** The message as it is stored, or undefined when the key was used before. */
async function store(ctx: ApiContext, body: Message, idempotencyKey: string | undefined) {
  const [row] = await ctx.db
    .insert(supportMessages)
    .values({
      stationId: ctx.station.id,
      ...storedOf(body),
      participantId: ctx.actor.kind === 'participant' ? ctx.actor.id : null,
      idempotencyKey: idempotencyKey ?? null,
      createdAt: ctx.ports.clock.now(),
    })
    .onConflictDoNothing()
    .returning()
  return row
}

/** The message that was sent under a key. @throws conflict when it is another one */
async function findSent(ctx: ApiContext, key: string, body: Message): Promise<number | undefined> {
  const [row] = await ctx.db
    .select()
    .from(supportMessages)
    .where(inStation(supportMessages, ctx, eq(supportMessages.idempotencyKey, key)))
  if (!row) return undefined
  const { kind, name, phone, email, subject, message } = row
  const sent = digestOf({ kind, name, phone, email, subject, message })
  if (sent !== digestOf(storedOf(body))) throw new ApiError('conflict', texts.otherMessage)
  return row.id
}

/** A message as it is stored. */
const storedOf = ({ kind, name, phone, email, subject, message }: Message) => ({
  kind,
  name,
  phone: phone || null,
  email,
  subject: subject ?? null,
  message,
})

const answer = (id: number): Sent => ({ id, messages: [texts.done] })

function fail(): never {
  throw new Error('A support message was neither stored nor found')
}

type StoredMessage = Pick<
  typeof supportMessages.$inferSelect,
  'id' | 'kind' | 'name' | 'email' | 'phone' | 'subject' | 'message' | 'createdAt'
>
type Waiting = { to: string; until: Date }
type Counted = { open: string[]; full: string[]; fullUntil: Date }

/** Mails an hour that visitors may have sent to one mailbox, of all stations together. */
export const perMailbox = { name: 'support-mailbox', points: 60, durationSeconds: 3600 }
const topics = { general: 'Fale conosco', enterprise: 'Plano Enterprise' }

/** Counts a mail to each of the mailboxes: those that may be written to this hour, and those that wait, and until when. */
async function countMails(ctx: ApiContext, mailboxes: string[]) {
  const counted = { open: [] as string[], full: [] as string[], fullUntil: ctx.ports.clock.now() }
  for (const mailbox of mailboxes) {
    const until = await fullUntil(ctx, mailbox, [perMailbox])
    counted[until ? 'full' : 'open'].push(mailbox)
    if (until) counted.fullUntil = until
  }
  return counted
}

/** Mails a stored message to the mailboxes that are open, or with others of the hour to those that are full. */
async function mailToStation(
  ctx: ApiContext,
  message: StoredMessage,
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
function collect(ctx: ApiContext, message: StoredMessage, { to, until }: Waiting, urls: UrlSettings) {
  const digest = (messages: StoredMessage[]) =>
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

function mailOf({ id, kind, name, email, phone, subject, message }: StoredMessage) {
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
