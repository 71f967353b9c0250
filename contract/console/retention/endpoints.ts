import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'

const team = { access: 'team', right: 'privacy', tag: 'management' } as const
const params = z.object({ kind: z.string().regex(/^[a-z-]{1,40}$/) })

const listSchema = z.object({
  /** How many go, of those that began before a moment, and when. */
  count: z.number(),
  before: z.string(),
  runsAt: z.string(),
  state: z.enum(['listed', 'held', 'running']),
  deleted: z.number(),
  heldBy: z.string().nullable(),
})

const kindSchema = z.object({
  key: z.string(),
  name: z.string(),
  days: z.number(),
  least: z.number(),
  most: z.number(),
  /** Changes with the days. */
  tag: z.string(),
  /** What goes next, listed a week before; null: nothing. */
  list: listSchema.nullable(),
  /** What went last. */
  last: z.object({ at: z.string(), deleted: z.number() }).nullable(),
})
export type RetentionKind = z.output<typeof kindSchema>

const answer = z.object({
  kinds: z.array(kindSchema),
  /** What of the register has its own end, which nobody chooses. */
  fixed: z.array(z.object({ name: z.string(), howLong: z.string() })),
})

export const getRetention = endpoint({
  ...team,
  method: 'get',
  path: '/management/retention',
  summary: 'How long each kind is kept, and what will go at the next run (PPL-32)',
  answer,
})

/** What is listed already stays as it was listed; what is kept longer by now does not go. */
export const saveRetention = endpoint({
  ...team,
  method: 'put',
  path: '/management/retention/{kind}',
  summary: 'Choose for how long a kind is kept, as it was seen (PPL-32)',
  params,
  body: z.strictObject({ seen: z.string(), value: z.strictObject({ days: z.int().min(1).max(36_500) }) }),
  answer,
})

/** Twice is once. What is let go again is listed for another week. */
export const holdRetention = endpoint({
  ...team,
  method: 'put',
  path: '/management/retention/{kind}/hold',
  summary: 'Hold back what is listed of a kind, or let it go again (PPL-32)',
  params,
  body: z.strictObject({ isHeld: z.boolean() }),
  answer,
})
