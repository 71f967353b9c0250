import { z } from 'zod'
import { type Validator, validatorOf } from '../../forms/validator.ts'
import { typedCardSchema } from './new-card-schemas.ts'

/** Fetched when the form is first touched. */
export const validate = validatorOf(typedCardSchema)

const validateNothing = validatorOf(z.object({}))

/** Gives the validator of a form that may be about something else, too: judged as a card where it is one. */
export const validatorWhen =
  (isNew: (form: FormData) => boolean): Validator =>
  (form) =>
    isNew(form) ? validate(form) : validateNothing(form)
