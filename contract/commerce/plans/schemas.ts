import { z } from 'zod'

/** A plan as it is shown (D1§3). `amount` in reais with two decimals, null for 'A negociar'; `discount` in per cent. */
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
})
export type Plan = z.output<typeof planSchema>
