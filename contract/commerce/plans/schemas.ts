import { z } from 'zod'
import { planGivesSchema } from './gives.ts'

/** A plan as it is shown (D1§3). `amount` in reais with two decimals, null for 'A negociar'; `discount` in reais off it. */
export const planSchema = z.object({
  id: z.number(),
  external_id: z.string().nullable(),
  name: z.string(),
  description: z.string(),
  benefits: z.array(z.object({ id: z.number(), benefit: z.string() })),
  amount: z.number().nullable(),
  discount: z.number(),
  days: z.number(),
  image: z.string().nullable(),
  purchase_text: z.string(),
  is_highlighted: z.boolean(),
  /** Ours: what the platform itself gives, and how many activities are for its subscribers only. */
  gives: planGivesSchema.extend({ activities: z.number() }),
})
export type Plan = z.output<typeof planSchema>
