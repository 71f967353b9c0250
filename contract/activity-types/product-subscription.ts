import { z } from 'zod'
import type { ActivityBody, ActivityType } from './activity-type.ts'
import { productsBody } from './products.ts'

/** Type 21: products that come again and again (ACT-21). */
export const productSubscription = { id: 21, name: 'Assinatura' } as const satisfies ActivityType

const schema = productsBody.schema.extend({ recurrence: z.string().optional() })

export const productSubscriptionBody = {
  schema,
  forVisitors: (body) => ({
    ...productsBody.forVisitors(body),
    action_subscriptions: body.recurrence ? [{ recurrence: body.recurrence }] : [],
  }),
} satisfies ActivityBody<z.output<typeof schema>>
