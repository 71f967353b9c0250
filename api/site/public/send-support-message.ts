import { eq } from 'drizzle-orm'
import type { Answer, ParsedInput } from '#contract/endpoint.ts'
import type { sendSupportMessage as call } from '#contract/site/public/endpoints.ts'
import { addressLoads, passAddress } from '../../people/access/index.ts'
import { supportMailboxes } from '../../people/contact-mail/index.ts'
import { type ApiContext, inTransaction } from '../../platform/context.ts'
import { inStation } from '../../platform/db/rows.ts'
import { digestOf } from '../../platform/digest.ts'
import { ApiError } from '../../platform/errors.ts'
import { limit } from '../../platform/rate-limit/index.ts'
import type { UrlSettings } from '../../platform/station-record.ts'
import { countMails, mailToStation } from './support-mails.ts'
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
