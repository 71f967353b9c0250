import { type Validator, validatorOf } from '../../forms/validator.ts'
import { invitationForm } from './email-fields.ts'
import { fieldCount } from './field-count.ts'

/** Checks the form; fetched when it is first touched. */
export const validate: Validator = (formData) =>
  validatorOf(invitationForm(fieldCount(formData.get('campos'))))(formData)
