import { emailChangeSchema, passwordChangeSchema } from '#contract/people/account/schemas.ts'
import { profileFormSchema } from '#contract/people/onboarding/forms.ts'
import { registrationChangeSchema } from '#contract/people/registration-changes/schemas.ts'
import { validatorOf } from '../../forms/validator.ts'

/** Fetched when a form of this area is first touched. */
export const validators = {
  password: validatorOf(passwordChangeSchema),
  email: validatorOf(emailChangeSchema),
  registration: validatorOf(registrationChangeSchema),
  profile: (question: Parameters<typeof profileFormSchema>[0]) => validatorOf(profileFormSchema(question)),
}
