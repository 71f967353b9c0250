import { codeFormSchema } from '#contract/people/onboarding/forms.ts'
import { validatorOf } from '../../forms/validator.ts'

/** Fetched when the code is first touched. */
export const validate = validatorOf(codeFormSchema)
