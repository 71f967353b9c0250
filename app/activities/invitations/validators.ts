import { type Validator, validatorOf } from '../../forms/validator.ts'
import { invitationForm } from './email-fields.ts'
import { fieldCount } from './field-count.ts'

/** Fetched when the form is first touched. */
export const validate: Validator = (formData) =>
  validatorOf(invitationForm(fieldCount(formData.get('campos'))))(formData)
