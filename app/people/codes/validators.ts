import { codeFormSchema, codesEndSchema, passwordProofSchema } from '#contract/people/codes/schemas.ts'
import { validatorOf } from '../../forms/validator.ts'

/** Fetched when a form of this area is first touched. */
export const validators = {
  code: validatorOf(codeFormSchema),
  password: validatorOf(passwordProofSchema),
  end: validatorOf(codesEndSchema),
}
