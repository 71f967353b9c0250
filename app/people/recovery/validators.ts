import { forgotPasswordSchema, newPasswordSchema } from '#contract/people/recovery/schemas.ts'
import { validatorOf } from '../../forms/validator.ts'

/** Fetched when a form of this area is first touched. */
export const validators = {
  forgot: validatorOf(forgotPasswordSchema),
  reset: validatorOf(newPasswordSchema),
}
