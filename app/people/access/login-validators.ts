import { loginFormSchemas } from '#contract/people/access/forms.ts'
import { validatorOf } from '../../forms/validator.ts'

/** Fetched when the log-in form is first touched. */
export const validators = {
  cpf: validatorOf(loginFormSchemas.cpf),
  email: validatorOf(loginFormSchemas.email),
  cpfOnly: validatorOf(loginFormSchemas.cpfOnly),
}
