import { z } from 'zod'
import { assetField, idField } from '../../content-fields.ts'
import { planGivesSchema } from './gives.ts'

/** A plan in the form of station folders. */
export const planContentSchema = z
  .strictObject({
    id: idField,
    externalId: z.string().optional(),
    name: z.string(),
    description: z.string().default(''),
    benefits: z.array(z.string()).default([]),
    /** Centavos; null is 'A negociar'. */
    priceCents: z.int().nonnegative().nullable(),
    /** Centavos off the price. */
    discountCents: z.int().nonnegative().default(0),
    days: z.union([z.literal(30), z.literal(183), z.literal(365)]),
    image: assetField.optional(),
    purchaseText: z.string().default(''),
    highlighted: z.boolean().default(false),
    /** The benefits that the platform itself gives. */
    gives: planGivesSchema.prefault({}),
  })
  .refine(({ priceCents, discountCents }) => discountCents <= (priceCents ?? 0), {
    error: 'o desconto é maior que o valor do plano',
    path: ['discountCents'],
  })
