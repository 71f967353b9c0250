import { dataRequestForm } from '#contract/people/data-requests/schemas.ts'
import { passwordOfNow } from '#contract/people/privacy/schemas.ts'
import { validatorOf } from '../../forms/validator.ts'

/** Fetched when the form is first touched. */
export const validators = {
  deletion: validatorOf(passwordOfNow),
  request: validatorOf(dataRequestForm),
}
