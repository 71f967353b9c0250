import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { cpfField } from '../../fields.ts'

/**
 * Receives news of a gateway about a charge of any station; the charge itself says which. Believed only as far as
 * reading the charge back proves it; known news are answered with 200.
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

/**
 * Ours: what gateways want to know of who pays, for an account that does not say it yet (CAR-06). What it says already stays, but for
 * what came with a payment that nobody paid (GAP-156). Twice is once.
 */
export const savePayer = endpoint({
  method: 'put',
  path: '/payer',
  access: 'participant',
  tag: 'payments',
  summary: 'The CPF of who pays, where the account has none (CAR-06, WAL-01)',
  body: z.strictObject({ cpf: cpfField }),
  answer: z.object({}),
})
