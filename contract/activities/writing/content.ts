import { z } from 'zod'

/** A word or an expression that holds a text back until an owner has read it. */
export const heldWordSchema = z
  .string()
  .trim()
  .min(2, 'uma palavra de duas letras ou mais')
  .max(60, 'uma palavra de até 60 letras')

export const mostHeldWords = 500
