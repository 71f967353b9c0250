import type { Submission } from '@conform-to/react'
import { parseWithZod } from '@conform-to/zod/v4'
import type { z } from 'zod'

export type Validator = (formData: FormData) => Submission<unknown>

/** Makes the check of a form out of its schema. Only for modules that are fetched when they are needed. */
export const validatorOf =
  (schema: z.ZodType): Validator =>
  (formData) =>
    parseWithZod(formData, { schema })
