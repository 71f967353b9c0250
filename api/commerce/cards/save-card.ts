import { randomUUID } from 'node:crypto'
import { and, eq, isNull, ne } from 'drizzle-orm'
import type { CardForm, NewCard } from '#contract/commerce/cards/schemas.ts'
import { isOfPayments, lockParticipant, memberOf, slowAddress } from '../../people/access/index.ts'
import { participants } from '../../people/access/tables.ts'
import { type ApiContext, inTransaction } from '../../platform/context.ts'
import { withId } from '../../platform/db/rows.ts'
import { ApiError } from '../../platform/errors.ts'
import {
  type GatewayCard,
  type Payer,
  PaymentInDoubt,
  PaymentRefused,
  type Payments,
} from '../../platform/ports/index.ts'
import { giveBack, limit, limitCalls } from '../../platform/rate-limit/index.ts'
import { askOutsideSlot } from '../../platform/slots/queue.ts'
import { type CardRow, isOwn, isThere } from './card-rows.ts'
import { cardByKey, longAgo, reserveCard } from './reserve-card.ts'
import { cards } from './tables.ts'
import { cardTexts } from './texts.ts'

/** Whether numbers of cards may come to this server, by `CARD_FORM`. */
type CardOptions = { takesNumbers: boolean }

/** Tries of one account: people mistype a number or two, whoever tests stolen cards has thousands (SEC-80). */
const hour = { name: 'card', points: 10, durationSeconds: 3600 }
const triesOfMember = [hour, { name: 'card-day', points: 20, durationSeconds: 86_400 }]
/** What comes from one network beyond so many comes ever later, whatever the accounts (SEC-80). */
const triesOfNetwork = { name: 'card-line', free: 30, durationSeconds: 3600 }

/** How often and how far apart one looks whether the same card, sent twice at once, is saved. */
const looks = 40
const lookMs = 250

/**
 * Saves a card at the gateway and keeps what it may be told by (CRD-02, CRD-03, CAR-07). The same key again is the same
 * card. The gateway is asked outside any transaction; where it says no or nothing, nothing is kept.
 * @throws forbidden for a number where none may come; limit_reached, too_many_requests, unavailable; invalid_input in the
 * gateway's words; upstream_failed when it said nothing
 */
export async function saveCard(
  ctx: ApiContext,
  card: NewCard,
  { key = randomUUID(), takesNumbers }: CardOptions & { key?: string | undefined },
): Promise<{ id: number }> {
  const { payments } = ctx.ports
  if (!payments) throw new ApiError('unavailable', cardTexts.noGateway)
  if (hasNumber(card) && !takesNumbers) throw new ApiError('forbidden', cardTexts.noNumbers)
  await limitCalls(ctx, memberOf(ctx), { name: 'card', words: cardTexts.tooOften })
  const before = await savedBy(ctx, key)
  if (before !== null) return { id: before }
  await slowAddress(ctx, triesOfNetwork)
  const { name: holderName, save: isKept } = card
  const id = await reserveCard(ctx, { key, gateway: payments.name, holderName, isKept })
  if (id === null) return { id: (await savedBy(ctx, key)) ?? underway() }
  await limitTries(ctx, id)
  const kept = await saveAndKeep(ctx, id, { payments, card })
  // A card that the bank knows is no try; of a day all are counted, those that are removed again, too.
  await giveBack(ctx, { ...hour, key: memberKey(ctx) }, 'one')
  return { id: kept }
}

/** Its number among those that are kept. @throws what the gateway says, in words; nothing is kept then */
async function saveAndKeep(
  ctx: ApiContext,
  id: number,
  { payments, card }: { payments: Payments; card: NewCard },
): Promise<number> {
  try {
    const payer = await payerOf(ctx, card)
    return await keep(ctx, id, await askOutsideSlot(() => saveAtGateway(payments, payer, card)))
  } catch (error) {
    await forget(ctx, id)
    throw refusalOf(error)
  }
}

const hasNumber = ({ number, expiry, cvv }: NewCard) => [number, expiry, cvv].some((one) => one !== undefined)

/** The card that this key saved, waiting for one that is on its way; null where there is none. @throws conflict when it takes too long */
async function savedBy(ctx: ApiContext, key: string): Promise<number | null> {
  for (let look = 0; look < looks; look += 1) {
    const row = await cardByKey(ctx, key)
    if (row?.cardId) return row.id
    if (!row || row.createdAt <= longAgo(ctx.ports.clock.now())) return null
    await ctx.ports.clock.wait(lookMs)
  }
  return underway()
}

function underway(): never {
  throw new ApiError('conflict', cardTexts.saving)
}

/** Counts what goes to the gateway alone: the same card that is sent again, or one too many, tries nothing (SEC-107). */
async function limitTries(ctx: ApiContext, id: number): Promise<void> {
  try {
    for (const tries of triesOfMember) await limit(ctx, { ...tries, key: memberKey(ctx) })
  } catch (full) {
    await forget(ctx, id)
    throw full
  }
}

const memberKey = (ctx: ApiContext) => `${ctx.station.id}:${memberOf(ctx)}`

async function saveAtGateway(payments: Payments, payer: Payer, card: NewCard): Promise<GatewayCard> {
  const token = card.token ?? (await payments.makeToken(typedCard(card)))
  const { cep: zipcode, street, street_number: number, neighborhood, city, state } = card
  return payments.saveCard({ payer, token, billing: { zipcode, street, number, neighborhood, city, state } })
}

/** The contract has seen that all of it is there. */
const typedCard = ({ number = '', name: holderName, expiry: expiration = '', cvv = '' }: NewCard) => ({
  number,
  holderName,
  expiration,
  cvv,
})

/** Whose card it is at the gateway: the member's; the CPF is that of the form where a payment may say it (GAP-156). */
async function payerOf(ctx: ApiContext, { cpf, phone }: NewCard): Promise<Payer> {
  const [person] = await ctx.db
    .select()
    .from(participants)
    .where(withId(participants, ctx, memberOf(ctx)))
  if (!person) throw new Error('The member of a session is gone')
  const { name, email } = person
  const own = isOfPayments(person, 'cpf') ? cpf : (person.cpf ?? cpf)
  return { name, email, cpf: own, phone, code: `E${ctx.station.id}-U${memberOf(ctx)}` }
}

/**
 * Keeps what the gateway said. The same card again is that card: it goes on under its own number, by which what it pays knows it, with what
 * the gateway calls it now, and what it was called before is removed. Answers its number.
 */
function keep(outer: ApiContext, id: number, saved: GatewayCard): Promise<number> {
  return inTransaction(outer, async (ctx) => {
    await lockParticipant(ctx, memberOf(ctx))
    const { customerId, cardId, brand, expiration } = saved
    const facts = { customerId, cardId, brand, lastDigits: saved.lastDigits.slice(-4), expiration }
    const [fresh] = await ctx.db
      .update(cards)
      .set(facts)
      .where(withId(cards, ctx, id))
      .returning()
    const before = fresh && fresh.usableUntil === null ? await sameCard(ctx, fresh) : undefined
    if (!fresh || !before) return id
    const { idempotencyKey, holderName } = fresh
    const removed = { idempotencyKey: `${idempotencyKey}:${id}`, removedAt: ctx.ports.clock.now() }
    const isSame = before.cardId === cardId && before.customerId === customerId
    await ctx.db
      .update(cards)
      .set({
        ...{ ...removed, customerId: before.customerId, cardId: before.cardId },
        // The gateway has one card: there is nothing to forget.
        forgottenAt: isSame ? removed.removedAt : null,
      })
      .where(withId(cards, ctx, id))
    await ctx.db
      .update(cards)
      .set({ customerId, cardId, holderName, idempotencyKey })
      .where(withId(cards, ctx, before.id))
    return before.id
  })
}

/** Another card that is kept, and is told by the same things. */
async function sameCard(ctx: ApiContext, card: CardRow): Promise<CardRow | undefined> {
  const { id, gateway, brand, lastDigits, expiration } = card
  const [row] = await ctx.db
    .select()
    .from(cards)
    .where(
      and(
        ...[isOwn(ctx), isThere(), isNull(cards.usableUntil), ne(cards.id, id), eq(cards.gateway, gateway)],
        ...[eq(cards.brand, brand), eq(cards.lastDigits, lastDigits), eq(cards.expiration, expiration)],
      ),
    )
    .orderBy(cards.id)
    .limit(1)
  return row
}

async function forget(ctx: ApiContext, id: number): Promise<void> {
  await ctx.db.delete(cards).where(withId(cards, ctx, id))
}

/** In words for the person. What a gateway says may quote what was typed: runs of digits are left out. */
function refusalOf(error: unknown): unknown {
  if (error instanceof PaymentInDoubt) return new ApiError('upstream_failed', cardTexts.inDoubt)
  if (!(error instanceof PaymentRefused)) return error
  const reason = error.message.slice(0, 200).replace(/\d(?:[ .-]?\d){2,}/g, '…')
  return new ApiError('invalid_input', cardTexts.refused(reason))
}

/** Where a browser turns the number of a new card into a token, and whether a number may come here (GAP-70, GAP-110). */
export function getCardForm({ ports: { payments } }: ApiContext, { takesNumbers }: CardOptions): CardForm {
  if (!payments) return { tokens: null, takes_numbers: false }
  const { name: gateway, tokens } = payments
  return { tokens: { gateway, url: tokens.url, public_key: tokens.publicKey }, takes_numbers: takesNumbers }
}
