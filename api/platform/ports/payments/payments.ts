/** Who pays, as gateways ask for them. `code` is ours and the same for every charge of a person: `E{station}-U{participant}`. */
export type Payer = {
  code: string
  name: string
  email: string
  /** Eleven digits. */
  cpf: string
  /** Digits with area code; null where none is known. */
  phone: string | null
}

/** Where the bill of a card goes. `zipcode` is eight digits, `state` two letters. */
export type BillingAddress = {
  zipcode: string
  street: string
  number: string
  neighborhood: string
  city: string
  state: string
}

/** A card as we may know it: never its number or CVV (GAP-70). */
export type CardSource =
  /** Made by the browser at the gateway, or by us where a card form may pass through our server (GAP-110); used once. */
  | { token: string; billing: BillingAddress }
  /** One that was saved before. */
  | { customerId: string; cardId: string }

export type PaymentMethod = 'pix' | 'credit_card'

/** What is asked of a gateway. Everything it needs: it keeps nothing of a charge that it was not told. */
export type ChargeRequest = {
  /**
   * Ours, unique in the installation: `E{station}-C{charge}`. It is the idempotency key and the code the charge is found
   * by: asked twice, charged once.
   */
  code: string
  /** Integer centavos, above zero; `items` sum to it. */
  amountCents: number
  items: readonly { code: string; description: string; quantity: number; amountCents: number }[]
  payer: Payer
  pay:
    | { method: 'pix'; expiresAt: Date }
    | { method: 'credit_card'; installments: number; card: CardSource; statementName: string }
}

/**
 * `pending`: waits for a payment (PIX) or for a decision (card) · `paid` · `refused`: it will never be paid, see `reason` ·
 * `expired`: its time is over · `refunded`: all of it went back · `partly_refunded`.
 */
export type ChargeState = 'pending' | 'paid' | 'refused' | 'expired' | 'refunded' | 'partly_refunded'

/** A charge as its gateway tells it. Centavos and instants. */
export type GatewayCharge = {
  /** The gateway's number of it. */
  id: string
  /** `ChargeRequest.code`. */
  code: string
  method: PaymentMethod
  state: ChargeState
  amountCents: number
  /** What came in; more than the amount when somebody paid twice. */
  paidCents: number
  refundedCents: number
  paidAt: Date | null
  /** In words for the payer, where it was refused. */
  reason: string | null
  /** BR Code to copy and to draw, and until when it can be paid. */
  pix: { code: string; expiresAt: Date } | null
}

export type GatewayCard = {
  customerId: string
  cardId: string
  /** `visa`, `mastercard`, `elo` …, lower case. */
  brand: string
  lastDigits: string
  /** MM/YY. */
  expiration: string
}

/** What a webhook is about: only where to look; what is true is read back. */
export type GatewayEvent = {
  /** The gateway's number of the event: the same again is the same event. */
  id: string
  /** As the gateway calls it (`charge.paid`). */
  type: string
  /** What `read` finds the charge by; null for what is no charge's. */
  charge: { id: string } | null
}

/** The gateway said no, in its words: nothing was charged or changed, and the same again is refused again. */
export class PaymentRefused extends Error {}

/** Nobody knows whether it was done: the answer was lost, late, or none of the gateway's. `read` will tell. */
export class PaymentInDoubt extends Error {}

/** The gateway was not reached: what was asked for was certainly not done. It says nothing of what was asked for before. */
export class PaymentNotSent extends PaymentInDoubt {}

/**
 * Charges, refunds and saved cards at a payment gateway (GAP-70, GAP-109). Every verb may throw `PaymentInDoubt`; what only
 * reads throws it, too, where nothing could be read. Amounts are integer centavos.
 */
export type Payments = {
  /** `pagarme`, `mercadopago`: kept with each charge, which only its own gateway knows. */
  name: string
  /** Makes a charge, once per code. A card that is refused is a charge that is `refused`, no exception. */
  charge(request: ChargeRequest): Promise<GatewayCharge>
  /** By the gateway's number or by ours; null: there is none, and none is on its way. */
  read(by: { id: string } | { code: string }): Promise<GatewayCharge | null>
  /** Gives back all or part of what was paid, once per key. @throws PaymentRefused */
  refund(input: { id: string; amountCents: number; key: string }): Promise<GatewayCharge>
  /** A PIX that nobody paid and nobody may pay any more. @throws PaymentRefused where it was paid meanwhile */
  cancel(input: { id: string }): Promise<GatewayCharge>
  /** Keeps a card for later. @throws PaymentRefused */
  saveCard(input: { payer: Payer; token: string; billing: BillingAddress }): Promise<GatewayCard>
  /** Twice is once. */
  removeCard(input: { customerId: string; cardId: string }): Promise<void>
  /** What a webhook says, if it is the gateway's; null where nothing proves that. `body` as it was sent. */
  readWebhook(request: { headers: Headers; url: URL; body: string }): GatewayEvent | null
  /** How a browser turns a card number into a token without us: where to post it, and the public key. */
  tokens: { url: string; publicKey: string }
  /** A token for a number that came through our server (`CARD_FORM=server`); nothing of it is logged or kept. @throws PaymentRefused */
  makeToken(card: { number: string; holderName: string; expiration: string; cvv: string }): Promise<string>
}

const isOver = ({ state }: GatewayCharge) => state === 'refused' || state === 'expired'

/** Of several charges of one code, which no gateway forbids, the one that counts: what was paid, else what may be. Pure. */
export function theOneThatCounts(charges: readonly GatewayCharge[]): GatewayCharge | null {
  const paid = charges.find(({ paidCents }) => paidCents > 0)
  return paid ?? charges.find((charge) => !isOver(charge)) ?? charges[0] ?? null
}
