import { z } from 'zod'
import { recurrences } from '../recurrence.ts'
import type { ActivityBody, ActivityType } from './activity-type.ts'
import { missingOfProducts, type ProductsBody, productsBody } from './products.ts'

/** Type 21: products that come again and again (ACT-21). Taking part is a subscription whose first charge was paid. */
export const productSubscription = {
  id: 21,
  name: 'Assinatura',
  isTakenElsewhere: true,
} as const satisfies ActivityType

const schema = productsBody.schema.extend({ recurrence: z.enum(recurrences).default('monthly') })
export type ProductSubscriptionBody = z.output<typeof schema>

/** The part of subscribed products, in which nothing is delivered by an order, and no wallet pays. */
export const productSubscriptionBody = {
  schema,
  missing: missingOfProducts,
  over: (before, next) => ({ ...next, ...numbersOf(productsBody.over(before, next)) }),
  forMembers: (body, facts) => ({
    products: productsBody.forMembers(body, facts).products,
    only_one_product: body.onlyOneProduct,
    action_subscriptions: [{ recurrence: body.recurrence }],
  }),
  forVisitors: (body) => ({
    ...productsBody.forVisitors(body),
    action_subscriptions: [{ recurrence: body.recurrence }],
  }),
} satisfies ActivityBody<ProductSubscriptionBody>

const numbersOf = ({ lastProductId, lastLocationId }: ProductsBody) => ({ lastProductId, lastLocationId })
