import { z } from 'zod'
import { captchaFields } from '../../captcha.ts'
import { endpoint } from '../../endpoint.ts'
import { dataRequestForm, dataRequestKinds, dataRequestStates, publicRequestForm } from './schemas.ts'

const tag = 'privacy'
const instant = z.string()

/** A request as whoever made it reads it. */
const dataRequestSchema = z.object({
  id: z.number(),
  kind: z.enum(dataRequestKinds),
  state: z.enum(dataRequestStates),
  text: z.string(),
  askedAt: instant,
  /** Until when the station answers; null: it does not count yet. */
  dueAt: instant.nullable(),
  answer: z.string().nullable(),
  answeredAt: instant.nullable(),
})
export type DataRequest = z.output<typeof dataRequestSchema>

/** Ours. */
export const listDataRequests = endpoint({
  method: 'get',
  path: '/privacy/requests',
  access: 'participant',
  tag,
  summary: 'What the user asked by the law, the newest first, with answers (PPL-32)',
  answer: z.object({ list: z.array(dataRequestSchema) }),
})

/** Ours: a session proves who asks. */
export const askDataRequest = endpoint({
  method: 'post',
  path: '/privacy/requests',
  access: 'participant',
  tag,
  summary: 'Ask the station for what the law grants; it answers within fifteen days (PPL-32)',
  idempotent: true,
  body: z.strictObject(dataRequestForm.shape),
  answer: z.object({ id: z.number(), messages: z.array(z.string()) }),
})

/** Ours: answered alike, whether the address has an account or not. */
export const askByMail = endpoint({
  method: 'post',
  path: '/privacy/requests-by-mail',
  access: 'public',
  tag,
  summary: 'The same without an account: it counts once the link of a mail was opened (PPL-32)',
  body: z.strictObject({ ...publicRequestForm.shape, ...captchaFields }),
  answer: z.object({ messages: z.array(z.string()) }),
})

const tokenBody = z.strictObject({ token: z.string().max(200) })
const linkSchema = z.object({ request: dataRequestSchema.nullable() })

/** Ours: the link shows its request as long as that is kept. It changes nothing: programs open the links of mails. */
export const readDataRequest = endpoint({
  method: 'post',
  path: '/privacy/request-links',
  access: 'public',
  tag,
  summary: 'The request of a link; null: it leads nowhere any more (PPL-32)',
  body: tokenBody,
  answer: linkSchema,
})

/** Ours. Twice is once. */
export const proveDataRequest = endpoint({
  method: 'put',
  path: '/privacy/request-links',
  access: 'public',
  tag,
  summary: 'Confirm by the link of the mail that one asked: the fifteen days begin (PPL-32)',
  body: tokenBody,
  answer: linkSchema,
})
