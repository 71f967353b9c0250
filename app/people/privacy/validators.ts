import { passwordOfNow } from '#contract/people/privacy/schemas.ts'
import { validatorOf } from '../../forms/validator.ts'

/** Fetched when the form is first touched. */
export const validators = { deletion: validatorOf(passwordOfNow) }
