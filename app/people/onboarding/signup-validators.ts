import { validatorOf } from '../../forms/validator.ts'
import { type FormQuestion, schemaOf } from './signup-schemas.ts'

/** Fetches the validator when a step is first touched. */
export const validatorFor = (question: FormQuestion) => ({ validate: validatorOf(schemaOf(question)) })
