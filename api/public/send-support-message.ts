import { and, eq } from 'drizzle-orm'
import type { Answer, ParsedInput } from '#contract/endpoint.ts'
import type { sendSupportMessage as call } from '#contract/public/endpoints.ts'
import { addressLoads, passAddress } from '../access/index.ts'
import { supportMailboxes } from '../contact-mail/index.ts'
import { type ApiContext, inTransaction } from '../context.ts'
import { digestOf } from '../digest.ts'
import { ApiError } from '../errors.ts'
import { sendMail } from '../mail/index.ts'
import { renderMail } from '../mail-templates/index.ts'
import { limit } from '../rate-limit/index.ts'
import type { UrlSettings } from '../station-record.ts'
import { supportMessages } from './tables.ts'

type Message = ParsedInput<typeof call>['body']
type Sent = Answer<typeof call>

const texts = {
  required: 'Esse campo é obrigatório',
  done: 'Operação realizada com sucesso',
  otherMessage: 'Este envio já foi usado para outra mensagem. Abra a página de novo e repita.',
  topics: { general: 'Fale conosco', enterprise: 'Plano Enterprise' },
}

/**
 * Stores a message to the station and puts a mail to its contact, once that is proved, or to its owners into the outbox,
 * in one transaction. The same idempotency key twice is one message, with another message a conflict (SUP-01, SUP-02).
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
  await passAddress(ctx, addressLoads.support, body, { always: true })
  const mails = await mailsToStation(ctx, body, urls)
  const id = await inTransaction(ctx, async (ctx) => {
    const stored = await store(ctx, body, idempotencyKey)
    if (stored) for (const mail of mails) await sendMail(ctx, mail)
    return stored
  })
  // The same key at the same moment, elsewhere: that message counts, this one is the same.
  if (!id) return answer((await findSent(ctx, idempotencyKey ?? '', body)) ?? fail())
  return answer(id)
}

/** Mails an hour that visitors may have sent to one mailbox, of all stations together. */
export const perMailbox = { name: 'support-mailbox', points: 60, durationSeconds: 3600 }

/** None when the station has nobody to write to: the message is stored all the same. @throws too_many_requests */
async function mailsToStation(ctx: ApiContext, body: Message, urls: UrlSettings) {
  const mailboxes = await notFull(ctx, await supportMailboxes(ctx))
  if (mailboxes.length === 0) return []
  const topic = body.subject || texts.topics[body.kind]
  const mail = await renderMail(ctx.station, urls, {
    kind: 'support-message',
    topic,
    facts: [
      ['Nome', body.name],
      ['E-mail', body.email],
      ['Telefone', body.phone || 'não informado'],
      ['Assunto', topic],
    ],
    message: body.message,
  })
  return mailboxes.map((to) => ({ ...mail, stationId: ctx.station.id, kind: 'support', to }))
}

/** Those of the mailboxes that may be written to this hour. @throws too_many_requests when all of them are full */
async function notFull(ctx: ApiContext, mailboxes: string[]): Promise<string[]> {
  const open: string[] = []
  let full: unknown
  for (const key of mailboxes)
    await limit(ctx, { ...perMailbox, key }).then(
      () => open.push(key),
      (error: unknown) => {
        if (!(error instanceof ApiError) || error.code !== 'too_many_requests') throw error
        full = error
      },
    )
  if (full && open.length === 0) throw full
  return open
}

/** The message's number, or undefined when the key was used before. */
async function store(
  ctx: ApiContext,
  body: Message,
  idempotencyKey: string | undefined,
): Promise<number | undefined> {
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
    .returning({ id: supportMessages.id })
  return row?.id
}

/** The message that was sent under a key. @throws conflict when it is another one */
async function findSent(ctx: ApiContext, key: string, body: Message): Promise<number | undefined> {
  const [row] = await ctx.db
    .select()
    .from(supportMessages)
    .where(and(eq(supportMessages.stationId, ctx.station.id), eq(supportMessages.idempotencyKey, key)))
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
