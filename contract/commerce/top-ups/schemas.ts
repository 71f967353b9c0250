import { z } from 'zod'
import { topUpStates, topUpWays } from './state.ts'

const nullableText = z.string().nullable()

/** A request for credits (D3§3). `points` is the amount that was asked for, in reais as it was typed; `credit` what of the wallet it is. */
export const topUpSchema = z.object({
  id: z.number(),
  user_id: z.number(),
  type_id: z.literal(5),
  points: z.number(),
  credit: z.number(),
  createdAt: z.string(),
  status: z.object({ name: z.string() }),
  state: z.enum(topUpStates),
  way: z.enum(topUpWays),
  /** Asked for in points and not in reais (STN-U15). */
  is_purchase: z.boolean(),
  /** The reason of the refusal. */
  reason: nullableText,
  /** The notice of a late or second payment, or of a refund (GAP-65). */
  notice: nullableText,
})
export type TopUp = z.output<typeof topUpSchema>

/** A top-up with the code for its payer to copy and to draw, null once it cannot be paid any more. */
export const topUpDetailSchema = topUpSchema.extend({
  pix_qr_code: nullableText,
  expiration_date: nullableText,
})
export type TopUpDetail = z.output<typeof topUpDetailSchema>

export const topUpsSchema = z.object({
  content: z.array(topUpSchema),
  /** The value for `after` of the next page; null: there is none. */
  next: nullableText,
})

/** The ways to fill a wallet of a station now; empty where there is none. */
export const topUpOptionsSchema = z.object({
  ways: z.array(z.enum(topUpWays)),
  /** The account to transfer to, in the words of the station. */
  transfer_instructions: nullableText,
  /** Points can be bought, too (STN-U15). */
  buys_points: z.boolean(),
  /** The account has no CPF, without which nobody pays by PIX, or one that a payment may still correct (GAP-156). */
  needs_cpf: z.boolean(),
  /** The one to correct. */
  typed_cpf: nullableText,
})
export type TopUpOptions = z.output<typeof topUpOptionsSchema>
