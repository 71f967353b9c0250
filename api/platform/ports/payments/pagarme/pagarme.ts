import { createHash, timingSafeEqual } from 'node:crypto'
import { digestOf } from '#api/platform/digest.ts'
import {
  type BillingAddress,
  type ChargeRequest,
  type Payer,
  PaymentRefused,
  type Payments,
  theOneThatCounts,
} from '../payments.ts'
import {
  chargeOf,
  customerSchema,
  eventSchema,
  orderListSchema,
  read,
  toCard,
  toCharge,
  tokenSchema,
} from './answers.ts'
import { type CallOptions, createCall } from './call.ts'

type PagarmeOptions = CallOptions & {
  publicKey: string
  /** What its webhooks prove themselves with, as it is set in its panel. */
  webhook: { user: string; password: string }
  /** Where browsers turn numbers into tokens, if that is not below `baseUrl`. */
  tokensUrl?: string
}

const unknown = 'Pagamento não encontrado.'
const unknownCard = 'O cartão não foi encontrado. Use outro.'
const paidAlready = 'O pagamento já foi feito.'

/**
 * Pagar.me, API v5 (GAP-109): orders with one charge each, found again by our code. Its webhooks are proved by user and
 * password and say only where to look.
 */
export function pagarme({ publicKey, webhook, tokensUrl, ...options }: PagarmeOptions): Payments {
  const call = createCall(options)
  const isOfGateway = basicAuthCheck(webhook)

  /** Their codes are not unique: where two orders have ours, the one that was paid is the one. */
  const byCode = async (code: string) => {
    const { data } = read(orderListSchema, await call('GET', '/orders', { query: { code, size: '10' } }))
    const orders = data.filter((one) => one.code === code)
    return theOneThatCounts(await Promise.all(orders.map(wholeOrder)))
  }
  /** Lists may leave charges out. */
  const wholeOrder = async (order: { id: string; charges: unknown[] }) =>
    chargeOf(order.charges.length > 0 ? order : await call('GET', `/orders/${encodeURIComponent(order.id)}`))
  /** The charge of an id with our code, which only its order may have. */
  const found = (json: unknown) => {
    if (json === null) throw new PaymentRefused(unknown)
    return toCharge(json)
  }
  return {
    name: 'pagarme',
    tokens: { url: tokensUrl ?? `${options.baseUrl}/tokens`, publicKey },
    async charge(request) {
      const json = await call('POST', '/orders', { body: orderAsked(request), key: request.code })
      // A saved card or customer that they do not know.
      if (json === null) throw new PaymentRefused(unknownCard)
      return chargeOf(json)
    },
    async read(by) {
      if ('code' in by) return byCode(by.code)
      const json = await call('GET', `/charges/${encodeURIComponent(by.id)}`)
      return json === null ? null : toCharge(json)
    },
    async refund({ id, amountCents, key }) {
      const body = { amount: amountCents, operation_reference: key }
      return found(await call('DELETE', `/charges/${encodeURIComponent(id)}`, { body, key }))
    },
    async cancel({ id }) {
      // Asked to call off what was paid, they give it back.
      const { paidCents } = found(await call('GET', `/charges/${encodeURIComponent(id)}`))
      if (paidCents > 0) throw new PaymentRefused(paidAlready)
      const key = `cancel-${id}`
      const body = { operation_reference: key }
      return found(await call('DELETE', `/charges/${encodeURIComponent(id)}`, { body, key }))
    },
    async saveCard({ payer, token, billing }) {
      const made = await call('POST', '/customers', { body: payerAsked(payer) })
      const { id: customerId } = read(customerSchema, made)
      const card = await call('POST', `/customers/${encodeURIComponent(customerId)}/cards`, {
        body: { token, billing_address: addressAsked(billing) },
        // Of the token nothing goes where keys are written down.
        key: digestOf(token),
      })
      if (card === null) throw new PaymentRefused(unknownCard)
      return toCard(card, customerId)
    },
    async removeCard({ customerId, cardId }) {
      await call('DELETE', `/customers/${encodeURIComponent(customerId)}/cards/${encodeURIComponent(cardId)}`)
    },
    readWebhook({ headers, body }) {
      if (!isOfGateway(headers.get('authorization'))) return null
      const event = eventSchema.safeParse(json(body)).data
      if (!event) return null
      const { id, type, data } = event
      const charge = type.startsWith('charge.') ? data : data.charges?.[0]
      return { id, type, charge: charge ? { id: charge.id } : null }
    },
    async makeToken({ number, holderName, expiration, cvv }) {
      const [month, year] = expiration.split('/').map(Number)
      const card = { number, holder_name: holderName, exp_month: month, exp_year: year, cvv }
      const made = await call('POST', '/tokens', {
        isOpen: true,
        query: { appId: publicKey },
        body: { type: 'card', card },
      })
      return read(tokenSchema, made).id
    },
  }
}

function json(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

const digest = (text: string) => createHash('sha256').update(text).digest()

function basicAuthCheck({ user, password }: PagarmeOptions['webhook']) {
  const wanted = digest(`Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`)
  return (header: string | null) => timingSafeEqual(digest(header ?? ''), wanted)
}

/** What we ask, in the names of the gateway. */

const addressAsked = ({ zipcode, street, number, neighborhood, city, state }: BillingAddress) => ({
  line_1: [number, street, neighborhood].filter(Boolean).join(', '),
  zip_code: zipcode,
  city,
  state,
  country: 'BR',
})

const payerAsked = ({ code, name, email, cpf, phone }: Payer) => ({
  code,
  name: name.slice(0, 64),
  email,
  document: cpf,
  document_type: 'CPF',
  type: 'individual',
  phones: phone
    ? { mobile_phone: { country_code: '55', area_code: phone.slice(0, 2), number: phone.slice(2) } }
    : {},
})

function orderAsked({ code, items, payer, pay }: ChargeRequest) {
  return {
    code,
    // One item of all of its pieces: their prices are rounded by us, not by whoever multiplies.
    items: items.map((item) => ({
      code: item.code,
      amount: item.amountCents,
      description: item.description.slice(0, 256),
      quantity: 1,
    })),
    ...(pay.method === 'credit_card' && 'cardId' in pay.card
      ? { customer_id: pay.card.customerId }
      : { customer: payerAsked(payer) }),
    payments: [
      pay.method === 'pix'
        ? { payment_method: 'pix', pix: { expires_at: pay.expiresAt.toISOString() } }
        : { payment_method: 'credit_card', credit_card: cardAsked(pay) },
    ],
    closed: true,
  }
}

type CardPayment = Extract<ChargeRequest['pay'], { method: 'credit_card' }>

const cardAsked = ({ installments, statementName, card }: CardPayment) => ({
  installments,
  statement_descriptor: statementName.slice(0, 13),
  operation_type: 'auth_and_capture',
  ...('cardId' in card
    ? { card_id: card.cardId }
    : { card_token: card.token, card: { billing_address: addressAsked(card.billing) } }),
})
