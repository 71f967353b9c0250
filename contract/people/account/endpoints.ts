import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'

const sessionSchema = z.object({
  id: z.string(),
  /** What the device called itself, at most 300 characters. */
  userAgent: z.string().nullable(),
  /** ISO 8601. `lastUsedAt` is right to one day. */
  createdAt: z.string(),
  lastUsedAt: z.string(),
  isCurrent: z.boolean(),
})

export type SessionEntry = z.output<typeof sessionSchema>

const ended = z.object({ ended: z.int().nonnegative() })

/** Ours: where somebody is logged in, the session of the call first, then the last used. */
export const listSessions = endpoint({
  method: 'get',
  path: '/auth/sessions',
  access: 'participant',
  tag: 'account',
  summary: 'Devices on which the participant is logged in',
  answer: z.object({ sessions: z.array(sessionSchema) }),
})

/** Ours. Ended twice is ended; a session of somebody else counts as none. */
export const endOneSession = endpoint({
  method: 'delete',
  path: '/auth/sessions/{id}',
  access: 'participant',
  tag: 'account',
  summary: 'Log one device out',
  params: z.object({ id: z.string().regex(/^[\w-]{43}$/) }),
  answer: ended,
})

/** Ours. */
export const endOtherSessions = endpoint({
  method: 'delete',
  path: '/auth/sessions',
  access: 'participant',
  tag: 'account',
  summary: 'Log every other device out',
  answer: ended,
})
