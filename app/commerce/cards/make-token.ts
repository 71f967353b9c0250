import type { CardForm } from '#contract/commerce/cards/schemas.ts'

type Tokens = NonNullable<CardForm['tokens']>

/** The fields of a card as they stand in the form: the number with blanks, MM/YY. */
export type TypedCard = { number: string; name: string; expiry: string; cvv: string; cpf: string }

/** The gateway read the card and said no. */
export class TokenRefused extends Error {}

/** The request by which each gateway turns a card into a token; both answer it as `id`. */
const dialects: Record<string, (key: string, card: Parts) => { query: [string, string]; body: object }> = {
  pagarme: (key, { number, name, month, year, cvv }) => ({
    query: ['appId', key],
    body: {
      type: 'card',
      card: { number, holder_name: name, exp_month: Number(month), exp_year: Number(year), cvv },
    },
  }),
  mercadopago: (key, { number, name, month, year, cvv, cpf }) => ({
    query: ['public_key', key],
    body: {
      card_number: number,
      expiration_month: Number(month),
      expiration_year: 2000 + Number(year),
      security_code: cvv,
      cardholder: { name, identification: { type: 'CPF', number: cpf } },
    },
  }),
}

type Parts = { number: string; name: string; month: string; year: string; cvv: string; cpf: string }

/** Milliseconds after which nothing more is expected. */
const patienceMs = 20_000

/**
 * Sends the number of a card from this browser to the gateway and answers its token: we never see the number (GAP-70).
 * @throws TokenRefused, and anything else where no answer came
 */
export async function makeToken({ gateway, url, public_key: key }: Tokens, card: TypedCard): Promise<string> {
  const digits = (text: string) => text.replace(/\D/g, '')
  const [month = '', year = ''] = card.expiry.split('/')
  const parts = { ...card, number: digits(card.number), cpf: digits(card.cpf), month, year }
  const dialect = dialects[gateway]
  if (!dialect) throw new Error(`Nothing is known of how ${gateway} makes tokens`)
  const { query, body } = dialect(key, parts)
  const address = new URL(url, window.location.href)
  address.searchParams.set(...query)
  const response = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify(body),
    // Nothing that this page knows of its person goes along.
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    signal: AbortSignal.timeout(patienceMs),
  })
  if (response.status === 429 || response.status >= 500) throw new Error('The gateway is busy')
  const answer: { id?: unknown } = await response.json()
  if (!response.ok || typeof answer.id !== 'string') throw new TokenRefused()
  return answer.id
}
