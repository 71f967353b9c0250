import { z } from 'zod'
import { topUpStates, topUpWays } from '../../commerce/top-ups/state.ts'
import { mostLetters } from '../../most-letters.ts'
import { writtenText } from '../../written-text.ts'

const nullableText = z.string().nullable()

/** A request for credits as owners see it. Centavos, hundredths of points, instants in ISO 8601. */
export const managedTopUpSchema = z.object({
  id: z.number(),
  person: z.object({ id: z.number(), name: z.string(), email: z.string() }),
  way: z.enum(topUpWays),
  state: z.enum(topUpStates),
  status: z.string(),
  amountCents: z.number(),
  pointsH: z.number(),
  createdAt: z.string(),
  /** Two owners have to confirm it: it is above what the station set. */
  needsSecond: z.boolean(),
  /** Who confirmed it first of two; null: nobody yet, or one was enough. */
  firstBy: nullableText,
  /** The caller is that first one, so the second is somebody else. */
  isFirstMine: z.boolean(),
  /** The caller asked for it themselves, so somebody else decides it. */
  isMine: z.boolean(),
  /** Who confirmed or refused it last. */
  decidedBy: nullableText,
  decidedAt: nullableText,
  /** Until when a confirmed transfer can be taken back; null: not, or not any more. */
  undoUntil: nullableText,
  /** How often that was done. */
  undoneTimes: z.number(),
  reason: nullableText,
})
export type ManagedTopUp = z.output<typeof managedTopUpSchema>

export const managedTopUpsSchema = z.object({
  list: z.array(managedTopUpSchema),
  /** For `before` of the next page; null: there is none. */
  next: z.number().nullable(),
  /** Transfers that wait for an owner, of the whole station. */
  waiting: z.number(),
  /** What members read where to transfer to; empty: they are offered no transfer. */
  instructions: z.string(),
})

export const refusalSchema = z.strictObject({ reason: writtenText(mostLetters.reason) })
