import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'

/**
 * From the gateway, about a charge of any station: which one the charge itself says. Believed only as far as reading the charge back
 * proves it; what is known already is answered with 200.
 */
export const receivePaymentWebhook = endpoint({
  method: 'post',
  path: '/payment-webhooks/{gateway}',
  access: 'public',
  tag: 'payments',
  summary: 'What a payment gateway tells (GAP-66)',
  params: z.object({ gateway: z.string().max(40) }),
  answer: z.object({ received: z.boolean() }),
})
