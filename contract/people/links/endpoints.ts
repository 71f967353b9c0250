import { z } from 'zod'
import { endpoint, idParam } from '../../endpoint.ts'
import { sessionAnswerSchema } from '../access/schemas.ts'

/** A random code that means nothing outside our tables. What has digits only is a number of the older links. */
const opaqueCode = z.string().regex(/^[0-9A-Za-z_-]{6,200}$/)

/** The person who shared: the number of the older links, or a code (GAP-55). */
const sharer = z.union([idParam, opaqueCode])
/** The person whose mails they are: a participant's number, or `e` and the number of an address without account. */
const subscriber = z.union([idParam, z.string().regex(/^e\d{1,15}$/)])
/** A member's card: the number of older cards, or the signed, short-lived token of newer ones (GAP-85). */
const cardHolder = z.union([idParam, opaqueCode])

/**
 * The temporary token is the Bearer token of the call. It works once, for ten minutes; the answer is the log-in's. A
 * token that is used, old or unknown answers 401, one of another station 403.
 */
export const loginByToken = endpoint({
  method: 'post',
  path: '/auth/login-token',
  access: 'token',
  tag: 'links',
  summary: 'Begin a session by a temporary token (ACC-08, ACC-12, STN-013)',
  answer: sessionAnswerSchema,
})

/** The answer depends on the activity only, never on the sharer: it does not tell who has an account. */
export const validateSharing = endpoint({
  method: 'post',
  path: '/validate-sharing',
  access: 'public',
  namesOthers: true,
  tag: 'links',
  summary: 'Where a share link leads (DLK-02, GAP-55)',
  body: z.strictObject({ action_id: idParam, user_id: sharer }),
  answer: z.object({ action: z.object({ contents: z.array(z.object({ link: z.string() })).min(1) }) }),
})

/** Ours: the address a participant shares an activity by. The same activity again is the same link. */
export const createShareLink = endpoint({
  method: 'post',
  path: '/share-links',
  access: 'participant',
  tag: 'links',
  summary: 'Make the link that shares an activity (GAP-55)',
  body: z.strictObject({ action_id: idParam }),
  answer: z.object({ url: z.string(), short_url: z.string() }),
})

/** Ours, in the shape of the outside service it replaces. `url` is a page of the same station (GAP-56). */
export const createShortLink = endpoint({
  method: 'post',
  path: '/short-links',
  access: 'participant',
  tag: 'links',
  summary: 'Shorten the address of a page of the station (DLK-03)',
  body: z.strictObject({ url: z.string().min(1).max(2000) }),
  answer: z.object({ result_url: z.string() }),
})

/** Ours. */
export const openShortLink = endpoint({
  method: 'get',
  path: '/short-links/{slug}',
  access: 'public',
  tag: 'links',
  summary: 'The page a short link leads to (DLK-03)',
  params: z.object({ slug: opaqueCode }),
  answer: z.object({ path: z.string() }),
})

/** Says valid or invalid and nothing else (GAP-83, GAP-85). */
export const validateUser = endpoint({
  method: 'get',
  path: '/users/{id}/validation',
  access: 'public',
  tag: 'links',
  summary: 'Whether a card belongs to an active participant (VCD-03)',
  params: z.object({ id: cardHolder }),
  answer: z.object({ isValid: z.boolean() }),
})

const subscriptionBody = z.strictObject({ id: subscriber, hash: z.string().min(1).max(200) })

/** `data` is empty on success, or filled where the station reads empty as an error (GAP-34). */
export const subscribeEmail = endpoint({
  method: 'put',
  path: '/email-subscribe',
  access: 'public',
  tag: 'links',
  summary: 'Put an address back on the list (EML-01)',
  body: subscriptionBody,
  answer: z.object({ data: z.array(z.unknown()).nullish(), error: z.boolean().optional() }).nullable(),
})

/** Takes addresses off the list and answers how many: a first element of 0 is an error (GAP-34). */
export const unsubscribeEmail = endpoint({
  method: 'put',
  path: '/email-unsubscribe',
  access: 'public',
  tag: 'links',
  summary: 'Take an address off the list (EML-02)',
  body: subscriptionBody,
  answer: z.array(z.number()),
})
