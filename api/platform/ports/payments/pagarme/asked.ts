import type { BillingAddress, ChargeRequest, Payer } from '../payments.ts'

/** What we ask, in the names of the gateway. */

export const addressAsked = ({ zipcode, street, number, neighborhood, city, state }: BillingAddress) => ({
  line_1: [number, street, neighborhood].filter(Boolean).join(', '),
  zip_code: zipcode,
  city,
  state,
  country: 'BR',
})

export const payerAsked = ({ code, name, email, cpf, phone }: Payer) => ({
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

export function orderAsked({ code, items, payer, pay }: ChargeRequest) {
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
