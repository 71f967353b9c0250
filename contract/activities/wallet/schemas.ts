import { z } from 'zod'
import { actionLinkSchema } from '../participation/action-link.ts'

/** A statement line (D2§3). `points` above zero in both tabs; `createdAt` in ISO 8601. */
export const pointsTransactionSchema = z.object({
  id: z.number(),
  points: z.number(),
  createdAt: z.string(),
  /** What the line says: the activity's name, or the reason of other movements. */
  description: z.string(),
  cause: z.string(),
  action: actionLinkSchema.nullable(),
  /** The number of the order that a purchase, what it gave back in points, or what went back of it is of. */
  order: z.number().nullable(),
})

/** One page of a statement, newest first. `next` is the cursor of the following page. */
export const pointsTransactionsSchema = z.object({
  content: z.array(pointsTransactionSchema),
  next: z.string().nullable(),
})

export type PointsTransaction = z.output<typeof pointsTransactionSchema>
