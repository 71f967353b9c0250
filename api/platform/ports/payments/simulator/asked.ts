import { z } from 'zod'

/** What the simulator understands of the dialect: what it does not, it ignores as the gateway does. */
export const orderAskedSchema = z.object({
  code: z.string().min(1).max(52),
  items: z
    .array(
      z.object({ amount: z.int().positive(), quantity: z.int().positive(), description: z.string().min(1) }),
    )
    .min(1),
  customer_id: z.string().optional(),
  customer: z
    .object({ name: z.string().min(1), email: z.string().min(3), document: z.string().optional() })
    .optional(),
  payments: z
    .array(
      z.discriminatedUnion('payment_method', [
        z.object({
          payment_method: z.literal('pix'),
          pix: z.object({
            expires_at: z.iso.datetime({ offset: true }).optional(),
            expires_in: z.coerce.number().int().positive().optional(),
          }),
        }),
        z.object({
          payment_method: z.literal('credit_card'),
          credit_card: z.object({
            installments: z.int().min(1).max(12).default(1),
            card_id: z.string().optional(),
            card_token: z.string().optional(),
          }),
        }),
      ]),
    )
    .length(1),
})
export type OrderAsked = z.output<typeof orderAskedSchema>

export const customerAskedSchema = z.object({
  code: z.string().max(52).optional(),
  name: z.string().min(1),
  email: z.string().min(3),
  document: z
    .string()
    .regex(/^\d{11}$/, 'document')
    .optional(),
})

export const cardAskedSchema = z.object({ token: z.string() })

export const tokenAskedSchema = z.object({
  type: z.literal('card'),
  card: z.object({
    number: z.string().regex(/^\d{13,19}$/),
    holder_name: z.string().min(1),
    exp_month: z.coerce.number().int(),
    exp_year: z.coerce.number().int(),
    cvv: z.string().regex(/^\d{3,4}$/),
  }),
})

export const cancelAskedSchema = z.object({ amount: z.int().positive().optional() })
