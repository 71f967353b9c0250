import { z } from 'zod'
import { mostLetters } from '../../most-letters.ts'
import { dataActs, dataRequestKinds, dataRequestStates } from '../../people/data-requests/schemas.ts'
import { writtenText } from '../../written-text.ts'

/** Which requests are shown: those that wait, or those that were answered. */
export const dataRequestViews = ['open', 'done'] as const

export const dataRequestQuerySchema = z.object({
  view: z.enum(dataRequestViews).default('open'),
  /** Of those that wait: the last that one has; a later deadline follows. */
  after: z.coerce.number().int().positive().optional(),
  /** Of those that were answered: the last that one has. */
  before: z.coerce.number().int().positive().optional(),
})

const headSchema = z.object({
  id: z.number(),
  kind: z.enum(dataRequestKinds),
  state: z.enum(dataRequestStates),
  name: z.string(),
  email: z.string(),
  askedAt: z.string(),
  dueAt: z.string().nullable(),
  /** Its day is over, and nobody answered. */
  isLate: z.boolean(),
  answeredAt: z.string().nullable(),
})
export type DataRequestHead = z.output<typeof headSchema>

/** A copy or a deletion that a member asked for and nobody of the team has to do anything for. */
const ownWaySchema = z.object({
  id: z.number(),
  participantId: z.number(),
  name: z.string(),
  kind: z.enum(['copy', 'deletion']),
  askedAt: z.string(),
  /** When the account goes; null: a copy. */
  actsAt: z.string().nullable(),
  /** Why it was put off. */
  heldBy: z.string().nullable(),
})
export type OwnWay = z.output<typeof ownWaySchema>

export const dataRequestListSchema = z.object({
  list: z.array(headSchema),
  next: z.number().nullable(),
  open: z.number(),
  late: z.number(),
  /** At most fifty, the nearest first. */
  ownWays: z.array(ownWaySchema),
})

/** What one person asked, the newest first; `next` is the last line, where more follow. */
export const personDataRequestsSchema = z.object({ list: z.array(headSchema), next: z.number().nullable() })

/** One request as the team reads it. */
export const managedDataRequestSchema = headSchema.extend({
  text: z.string(),
  /** The account of whoever asked, by their session or their mailbox; null: none. */
  participantId: z.number().nullable(),
  answer: z.string().nullable(),
  answeredBy: z.string().nullable(),
  /** What was begun with the answer. */
  begun: z.enum(dataActs).nullable(),
  /** What can be begun by one press now. */
  acts: z.array(z.enum(dataActs)),
})
export type ManagedDataRequest = z.output<typeof managedDataRequestSchema>

export const dataAnswerSchema = z.strictObject({
  text: writtenText(mostLetters.supportAnswer),
  /** It is not done, and the text says why. */
  isRefusal: z.boolean().default(false),
})
