import {
  CardToken,
  Customer,
  CustomerCard,
  MercadoPagoConfig,
  MercadoPagoError,
  Payment,
  PaymentRefund,
  WebhookSignatureValidator,
} from 'mercadopago'
import { z } from 'zod'
import { digestOf } from '#api/platform/digest.ts'
import {
  type CardSource,
  type ChargeRequest,
  type Payer,
  PaymentInDoubt,
  PaymentRefused,
  type Payments,
  theOneThatCounts,
} from '../payments.ts'
import { customerListSchema, paymentListSchema, read, toCard, toCharge, withIdSchema } from './answers.ts'

export type MercadoPagoOptions = {
  accessToken: string
  publicKey: string
  /** Of its panel: what its webhooks are signed with. */
  webhookSecret: string
  timeoutMs: number
}

const eventSchema = z.object({
  id: z.union([z.string(), z.number()]),
  type: z.string().max(100),
  data: z.object({ id: z.union([z.string(), z.number()]) }),
})

/**
 * Mercado Pago by its own package (GAP-109): payments found by our code as `external_reference`. It charges cards that it knows
 * only, so a new one is kept for the charge; whether it wants the security code again then, only an account shows (ADR 96).
 */
export function mercadoPago({
  accessToken,
  publicKey,
  webhookSecret,
  timeoutMs,
}: MercadoPagoOptions): Payments {
  // We ask again ourselves, where that charges nothing twice.
  const config = new MercadoPagoConfig({ accessToken, options: { timeout: timeoutMs, maxRetries: 0 } })
  const payments = new Payment(config)
  const customers = new Customer(config)
  const cards = new CustomerCard(config)
  const once = (idempotencyKey: string) => ({ requestOptions: { idempotencyKey } })

  const customerOf = async ({ email, name, cpf }: Payer): Promise<string> => {
    const found = read(customerListSchema, await asked(customers.search({ options: { email } })))
    const [known] = found.results
    if (known) return known.id
    const identification = { type: 'CPF', number: cpf }
    const made = await asked(customers.create({ body: { email, first_name: name, identification } }))
    return read(withIdSchema, made).id
  }
  const keep = async (payer: Payer, token: string) => {
    const customerId = await customerOf(payer)
    const kept = await asked(cards.create({ customerId, body: { token }, ...once(digestOf(token)) }))
    return toCard(kept, customerId)
  }
  const cardFor = async (payer: Payer, card: CardSource) =>
    'token' in card
      ? keep(payer, card.token)
      : toCard(await asked(cards.get({ customerId: card.customerId, cardId: card.cardId })), card.customerId)

  async function bodyOf({ code, amountCents, items, payer, pay }: ChargeRequest) {
    const [firstName = payer.name, ...others] = payer.name.split(' ')
    const shared = {
      external_reference: code,
      transaction_amount: amountCents / 100,
      description: items
        .map(({ description }) => description)
        .join(', ')
        .slice(0, 250),
      payer: {
        email: payer.email,
        first_name: firstName,
        last_name: others.join(' '),
        identification: { type: 'CPF', number: payer.cpf },
      },
    }
    if (pay.method === 'pix')
      return { ...shared, payment_method_id: 'pix', date_of_expiration: pay.expiresAt.toISOString() }
    const { cardId, customerId, method } = await cardFor(payer, pay.card)
    const token = await asked(
      new CardToken(config).create({ body: { card_id: cardId, customer_id: customerId } }),
    )
    return {
      ...shared,
      payer: { ...shared.payer, type: 'customer', id: customerId },
      payment_method_id: method,
      token: read(withIdSchema, token).id,
      installments: pay.installments,
      statement_descriptor: pay.statementName.slice(0, 13),
    }
  }

  return {
    name: 'mercadopago',
    tokens: { url: 'https://api.mercadopago.com/v1/card_tokens', publicKey },
    async charge(request) {
      const body = await bodyOf(request)
      return toCharge(await asked(payments.create({ body, ...once(request.code) })))
    },
    async read(by) {
      if ('id' in by) return known(payments.get({ id: by.id })).then(toCharge, nullIfMissing)
      const options = { external_reference: by.code, sort: 'date_created', criteria: 'desc' } as const
      const { results } = read(paymentListSchema, await known(payments.search({ options })))
      return theOneThatCounts(results.map(toCharge).filter(({ code }) => code === by.code))
    },
    async refund({ id, amountCents, key }) {
      const body = { amount: amountCents / 100 }
      await asked(new PaymentRefund(config).create({ payment_id: id, body, ...once(key) }))
      return toCharge(await known(payments.get({ id })))
    },
    cancel: async ({ id }) => toCharge(await asked(payments.cancel({ id, ...once(`cancel-${id}`) }))),
    async saveCard({ payer, token }) {
      const { method: _, ...card } = await keep(payer, token)
      return card
    },
    async removeCard({ customerId, cardId }) {
      await asked(cards.remove({ customerId, cardId })).catch(nullIfMissing)
    },
    readWebhook({ headers, url, body }) {
      const dataId = url.searchParams.get('data.id')
      try {
        WebhookSignatureValidator.validate({
          xSignature: headers.get('x-signature'),
          xRequestId: headers.get('x-request-id'),
          dataId,
          secret: webhookSecret,
        })
        const { id, type, data } = eventSchema.parse(JSON.parse(body))
        // The signature is of the number in the address.
        const isSigned = String(data.id) === dataId
        return isSigned
          ? { id: String(id), type, charge: type === 'payment' ? { id: String(data.id) } : null }
          : null
      } catch {
        return null
      }
    },
    async makeToken({ number, expiration, cvv }) {
      const [month, year] = expiration.split('/')
      const body = {
        card_number: number,
        expiration_month: month,
        expiration_year: `20${year}`,
        security_code: cvv,
      }
      return read(withIdSchema, await asked(new CardToken(config).create({ body }))).id
    },
  }
}

class Missing extends PaymentRefused {}

/** What the package throws, as the port says it: its own words may quote what was sent. */
async function asked<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer
  } catch (error) {
    const status = error instanceof MercadoPagoError ? error.status : 0
    if (status === 404) throw new Missing('Pagamento não encontrado.')
    const isNo = status >= 400 && status < 500 && ![408, 409, 423, 424, 429].includes(status)
    throw isNo ? new PaymentRefused('O pagamento foi recusado.') : new PaymentInDoubt(`status ${status}`)
  }
}

/** The same of what only reads: where nothing can be read nothing is known. */
function known<T>(answer: Promise<T>): Promise<T> {
  return asked(answer).catch((error: unknown) => {
    if (error instanceof PaymentRefused && !(error instanceof Missing)) throw new PaymentInDoubt('unreadable')
    throw error
  })
}

function nullIfMissing(error: unknown): null {
  if (error instanceof Missing) return null
  throw error
}
