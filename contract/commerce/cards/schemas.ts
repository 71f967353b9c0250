import { z } from 'zod'
import { cardFields, hasCodeOfBrand } from '../../card-fields.ts'
import { cpfField, emailField, fieldTexts, requiredText } from '../../fields.ts'
import { cepField, cityField, dateField, nameField, phoneField, stateField } from '../../person-fields.ts'

const [fitsBrand, refusal] = hasCodeOfBrand

/** A saved card (D3§3): never its number. */
export const cardSchema = z.object({
  id: z.number(),
  /** `visa`, `mastercard`, `elo` … */
  brand: z.string(),
  last_digits: z.string(),
  /** The brand as people read it. */
  issuing: z.string(),
  /** MM/YY. */
  expiration_date: z.string(),
  holder_name: z.string(),
  is_expired: z.boolean(),
  /** False: for one purchase, for a day; it is no card of theirs to keep or remove. */
  is_saved: z.boolean(),
})

/** The owner of a card and the address of its bill, under the form's names (D3§3, §5). */
export const cardOwnerFields = {
  name: nameField,
  cpf: cpfField,
  birthday: dateField,
  email: emailField,
  phone: phoneField,
  cep: cepField,
  street: requiredText(120),
  street_number: requiredText(20),
  city: cityField,
  state: stateField,
}

/** Everything that somebody types for a new card, for `z.object({ ...newCardFields }).refine(...hasCodeOfBrand)`. */
export const newCardFields = { ...cardFields, ...cardOwnerFields }

/** The typed fields of a card; all of them are there, or none. */
const typedFields = ['number', 'expiry', 'cvv'] as const

/**
 * A new card: the token that the browser got from the gateway for its number, or the number itself, which only an
 * installation with `CARD_FORM=server` takes (GAP-70, GAP-110).
 */
export const newCardSchema = z
  .strictObject({
    ...cardOwnerFields,
    neighborhood: z.string().trim().max(120).default(''),
    /** Taken as specified; what is charged belongs to the account's (GAP-125). */
    email: emailField.optional(),
    /** Left out: yes. A card for one purchase is not kept, and is forgotten after it. */
    save: z.boolean().default(true),
    token: requiredText(200).optional(),
    number: cardFields.number.optional(),
    expiry: cardFields.expiry.optional(),
    cvv: cardFields.cvv.optional(),
  })
  .superRefine((card, { addIssue }) => {
    if (card.token !== undefined) return
    for (const name of typedFields)
      if (card[name] === undefined)
        addIssue({ code: 'custom', path: [name], message: fieldTexts.required, input: card })
  })
  .refine(
    ({ number, cvv }) => number === undefined || cvv === undefined || fitsBrand({ number, cvv }),
    refusal,
  )

/** The ways to type a new card here. */
export const cardFormSchema = z.object({
  /** The gateway by which the browser turns a number into a token; null: there is none. */
  tokens: z.object({ gateway: z.string(), url: z.string(), public_key: z.string() }).nullable(),
  /** Whether a form with a number in it may come to us. */
  takes_numbers: z.boolean(),
})

export type Card = z.output<typeof cardSchema>
export type NewCard = z.output<typeof newCardSchema>
export type CardForm = z.output<typeof cardFormSchema>
