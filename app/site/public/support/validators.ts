import { supportFormSchema } from '#contract/site/public/schemas.ts'
import { validatorOf } from '../../../forms/validator.ts'

/** Fetched when the member's contact form is first touched. */
export const validate = validatorOf(supportFormSchema)
