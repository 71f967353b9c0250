import cardValidator from 'card-validator'
import { requiredText } from './fields.ts'
import { plainTyped } from './plain-typed.ts'
import { readExpiry } from './typed-shapes.ts'

/** Messages of the fields of a payment card, letter by letter (VAL-08). */
export const cardTexts = {
  number: 'Número inválido',
  cvv: 'CVV inválido',
  expiry: 'Data inválida',
} as const

/** The number on a card, with or without blanks: 13 to 19 digits with a right check digit come out (GAP-71). */
export const cardNumberField = requiredText(40)
  .transform((text) => plainTyped(text).replace(/[\s.-]/g, ''))
  .refine((digits) => /^\d{13,19}$/.test(digits) && cardValidator.number(digits).isValid, cardTexts.number)

/** Month and year as on the card, this month or later; MM/YY comes out (VAL-07, GAP-71). */
export const cardExpiryField = requiredText(20)
  .transform((text) => readExpiry(text) ?? '')
  .refine((text) => text !== '' && cardValidator.expirationDate(text).isValid, cardTexts.expiry)

/** The security code: three or four digits; `hasCodeOfBrand` knows how many. */
export const cvvField = requiredText(10).regex(/^\d{3,4}$/, { error: cardTexts.cvv, abort: true })

/** The three fields under the form's names (D3§3, payment form), for `z.object({ ...cardFields }).refine(...hasCodeOfBrand)`. */
export const cardFields = { number: cardNumberField, expiry: cardExpiryField, cvv: cvvField }

/** Refuses a security code of another length than the brand's: four digits on some cards, three on most (GAP-71). */
export const hasCodeOfBrand: [
  check: (card: { number: string; cvv: string }) => boolean,
  refusal: { error: string; path: string[] },
] = [
  ({ number, cvv }) => cvv.length === (cardValidator.number(number).card?.code.size ?? 3),
  { error: cardTexts.cvv, path: ['cvv'] },
]
