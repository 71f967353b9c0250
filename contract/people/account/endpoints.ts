import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { emailChangeSchema, emailLinkSchema, passwordChangeSchema } from './schemas.ts'

const sessionSchema = z.object({
  id: z.string(),
  /** The user agent of the device, at most 300 characters. */
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

const messages = z.object({ messages: z.array(z.string()).min(1) })

/** Ours. Every other session ends, with every link and temporary token of the account; that of the call stays. */
export const changePassword = endpoint({
  method: 'put',
  path: '/auth/password',
  access: 'participant',
  tag: 'account',
  summary: 'Choose another password with the one of now (ACC-10)',
  body: passwordChangeSchema,
  answer: messages,
})

/**
 * Ours. Both addresses get a link, and nothing changes before both were followed. The answer is the same where somebody else
 * has the address.
 */
export const requestEmailChange = endpoint({
  method: 'post',
  path: '/auth/email-change',
  access: 'participant',
  tag: 'account',
  summary: 'Ask for another e-mail address (PRO-01)',
  body: emailChangeSchema,
  answer: messages,
})

/** Ours: the address that is waited for. */
export const getEmailChange = endpoint({
  method: 'get',
  path: '/auth/email-change',
  access: 'participant',
  tag: 'account',
  summary: 'The change of address under way, or null',
  answer: z.object({ waiting: z.object({ email: z.string(), expires_at: z.string() }).nullable() }),
})

/** Ours. Given up twice is given up. */
export const cancelEmailChange = endpoint({
  method: 'delete',
  path: '/auth/email-change',
  access: 'participant',
  tag: 'account',
  summary: 'Give a change of address up',
  answer: z.object({ cancelled: z.literal(true) }),
})

const emailLink = z.strictObject({ token: z.string().min(1).max(200) })

/** Ours: looks, and changes nothing; programs open the links of mails. */
export const checkEmailLink = endpoint({
  method: 'post',
  path: '/auth/email-change/state',
  access: 'public',
  tag: 'account',
  summary: 'What the link of a change of address would do',
  body: emailLink,
  answer: emailLinkSchema,
})

/** Ours. Twice is once. */
export const confirmEmailLink = endpoint({
  method: 'post',
  path: '/auth/email-change/confirm',
  access: 'public',
  tag: 'account',
  summary: 'Confirm one side of a change of address',
  body: emailLink,
  answer: emailLinkSchema,
})
