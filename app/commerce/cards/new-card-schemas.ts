import { z } from 'zod'
import { hasCodeOfBrand } from '#contract/card-fields.ts'
import { cardOwnerFields, newCardFields } from '#contract/commerce/cards/schemas.ts'
import { requiredText } from '#contract/fields.ts'

/** The field that a CEP fills in besides those that are asked for. */
const found = { neighborhood: z.string().trim().max(120).default('') }

/** The form as it is typed; what comes here of it has no number, unless this installation takes numbers (GAP-110). */
export const typedCardSchema = z.object({ ...newCardFields, ...found }).refine(...hasCodeOfBrand)

/** The form as it comes once the gateway has made a token of the number. */
export const tokenCardSchema = z.object({ ...cardOwnerFields, ...found, token: requiredText(200) })
