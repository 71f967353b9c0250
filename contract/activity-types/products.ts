import { z } from 'zod'
import { reaisOf } from '../activities/wallet/cents.ts'
import type { ActivityBody, ActivityType } from './activity-type.ts'

/** Type 14: things to order (ACT-14). */
export const products = { id: 14, name: 'Produtos' } as const satisfies ActivityType

/** What is known of products until they can be ordered here; the rest of a folder's part stays as it came. */
const schema = z.looseObject({
  products: z
    .array(
      z.looseObject({
        id: z.number(),
        name: z.string(),
        description: z.string().default(''),
        image: z.string().nullish(),
        valueCents: z.number(),
        discountCents: z.number().default(0),
        /** Null: without an end. */
        stock: z.number().nullish(),
      }),
    )
    .default([]),
})
type ProductsBody = z.output<typeof schema>

/** Prices are shown in reais, and of the stock only whether something is left. */
export const productsBody = {
  schema,
  forVisitors: ({ products }) => ({ products: products.map(seenByAll) }),
} satisfies ActivityBody<ProductsBody>

/** A product as everybody sees it. */
const seenByAll = (product: ProductsBody['products'][number]) => ({
  id: product.id,
  name: product.name,
  description: product.description,
  image: product.image ?? null,
  value: reaisOf(product.valueCents),
  discount: reaisOf(product.discountCents),
  soldOut: product.stock === 0,
})
