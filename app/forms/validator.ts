import type { Submission } from '@conform-to/react'
import { parseWithZod } from '@conform-to/zod/v4'
import { z } from 'zod'

export type Validator = (formData: FormData) => Submission<unknown>

/**
 * Makes the check of a form out of its schema. What else the form sends, as its key, is none of the schema's: a strict one would refuse
 * it where nobody reads it. Only for modules that are fetched when they are needed.
 */
export function validatorOf(asked: z.ZodType): Validator {
  const schema = asked instanceof z.ZodObject ? asked.strip() : asked
  return (formData) => parseWithZod(formData, { schema })
}
