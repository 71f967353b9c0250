import { z } from 'zod'
import { actionLinkSchema } from '../participation/action-link.ts'

const holdStates = ['held', 'captured', 'released'] as const

/**
 * The points that a purchase set aside (GAP-64): the steps in their order. `balance` is the wallet's after a step;
 * null: the step moved nothing in the wallet.
 */
export const pointsHoldSchema = z.object({
  state: z.enum(holdStates),
  steps: z.array(
    z.object({ state: z.enum(holdStates), createdAt: z.string(), balance: z.number().nullable() }),
  ),
})

/** A statement line (D2§3). `points` above zero in both directions; `createdAt` in ISO 8601. */
export const pointsTransactionSchema = z.object({
  id: z.number(),
  points: z.number(),
  /** `earned`: into the wallet; `used`: out of it. */
  direction: z.enum(['earned', 'used']),
  /** The balance of the wallet after it. */
  balance: z.number(),
  createdAt: z.string(),
  /** The text of the line: the activity's name, or the reason of other movements. */
  description: z.string(),
  /** A word of the ledger; `reason` says it in words, `rule` what gave or took the points. */
  cause: z.string(),
  reason: z.string(),
  rule: z.string(),
  action: actionLinkSchema.nullable(),
  /** The number of the order that a purchase, what it gave back in points, or what went back of it is of. */
  order: z.number().nullable(),
  /** The number of the request for credits that it is of (WAL-01, WAL-05). */
  topUp: z.number().nullable(),
  /** The number of the plan that gave it (GAP-139). */
  plan: z.number().nullable(),
  hold: pointsHoldSchema.nullable(),
})

/**
 * One page of a statement, newest first. `next` is the cursor of the following page. `days`: the balance at the end of each day (of the station's
 * calendar) with a line on the page, oldest first; on the first page of a period also of days around its other lines, of a long one some.
 */
export const pointsTransactionsSchema = z.object({
  content: z.array(pointsTransactionSchema),
  days: z.array(z.object({ day: z.iso.date(), balance: z.number() })),
  next: z.string().nullable(),
})

export type PointsTransactions = z.output<typeof pointsTransactionsSchema>
export type PointsTransaction = z.output<typeof pointsTransactionSchema>
export type PointsHold = z.output<typeof pointsHoldSchema>

/**
 * The ends of points (GAP-112). `days`: points end after so many days; null: never. `ends`: the next days, each the
 * last one of its points; `later`: the points that end after those.
 */
export const pointsEndsSchema = z.object({
  days: z.number().nullable(),
  ends: z.array(z.object({ day: z.iso.date(), points: z.number() })),
  later: z.number(),
})
export type PointsEnds = z.output<typeof pointsEndsSchema>
