import { z } from 'zod'
import { orderStatuses } from '../../../commerce/orders/status.ts'
import { subscriptionStates } from '../../../commerce/subscriptions/schemas.ts'
import { mostLetters } from '../../../most-letters.ts'
import { accountStatuses } from '../../../people/access/schemas.ts'
import { writtenText } from '../../../written-text.ts'

/** Why somebody is kept out; they read it. */
export const suspensionSchema = z.strictObject({ reason: writtenText(mostLetters.reason) })

/** Somebody of the station as its team sees them (GAP-161). Instants in ISO 8601, points decimal. */
export const personSchema = z.object({
  id: z.number(),
  name: z.string(),
  /** With its first three digits and the last two covered; null: none. */
  cpf: z.string().nullable(),
  email: z.string(),
  phone: z.string().nullable(),
  birthday: z.string().nullable(),
  city: z.string().nullable(),
  state: z.string().nullable(),
  image: z.string().nullable(),
  role: z.enum(['owner', 'participant']),
  status: z.enum(accountStatuses),
  suspendedAt: z.string().nullable(),
  /** Why, in the words that they read; null: nobody said. */
  suspendedReason: z.string().nullable(),
  since: z.string(),
  /** The day of the last use; null: no session is left that tells it. */
  lastSeenAt: z.string().nullable(),
  points: z.number(),
  owed: z.number(),
  plan: z
    .object({ name: z.string(), state: z.enum(subscriptionStates), periodEnd: z.string().nullable() })
    .nullable(),
  sessions: z.array(
    z.object({ userAgent: z.string().nullable(), since: z.string(), lastUsedAt: z.string() }),
  ),
  /** Whoever asks: nobody suspends themselves. */
  isYou: z.boolean(),
})
export type Person = z.output<typeof personSchema>

const next = z.number().nullable()

/** A line of the wallet; `points` above zero in both directions. */
const ledgerLineSchema = z.object({
  id: z.number(),
  createdAt: z.string(),
  what: z.string(),
  direction: z.enum(['earned', 'used']),
  points: z.number(),
  balance: z.number(),
})
export const personLedgerSchema = z.object({ list: z.array(ledgerLineSchema), next })
export type PersonLedger = z.output<typeof personLedgerSchema>

const participationSchema = z.object({
  id: z.number(),
  createdAt: z.string(),
  activity: z.string(),
  points: z.number(),
  undoneAt: z.string().nullable(),
})
export const personActivitiesSchema = z.object({ list: z.array(participationSchema), next })
export type PersonActivities = z.output<typeof personActivitiesSchema>

const orderSchema = z.object({
  id: z.number(),
  code: z.string(),
  createdAt: z.string(),
  status: z.enum(orderStatuses),
  totalCents: z.number(),
})
export const personOrdersSchema = z.object({ list: z.array(orderSchema), next })
export type PersonOrders = z.output<typeof personOrdersSchema>
