import { validatorOf } from '../../forms/validator.ts'
import { dataFormSchema } from './onboarding-schemas.ts'

/** Fetches the validator when the personal data are first touched. */
export const validatorFor = (question: Parameters<typeof dataFormSchema>[0]) => ({
  validate: validatorOf(dataFormSchema(question)),
})
