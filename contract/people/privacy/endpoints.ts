import { z } from 'zod'
import { endpoint, fileAnswer, idParam } from '../../endpoint.ts'
import { keptGroups } from './bases.ts'
import { passwordOfNow } from './schemas.ts'

const tag = 'privacy'
const instant = z.string()

const registerEntry = z.object({
  group: z.enum(keptGroups),
  name: z.string(),
  why: z.string(),
  /** As the law says it. */
  basis: z.string(),
  howLong: z.string(),
  /** What a deletion leaves of it, and why; null: nothing. */
  stays: z.string().nullable(),
})
export type RegisterEntry = z.output<typeof registerEntry>

const copySchema = z.object({
  id: z.number(),
  state: z.enum(['working', 'ready']),
  askedAt: instant,
  /** Until when its files are there. */
  until: instant.nullable(),
})
export type DataCopy = z.output<typeof copySchema>

/** `version`: the day of the document; `number`: of those that the station published, 0 for the text that came with it. */
const consentSchema = z.object({
  document: z.string(),
  version: z.string(),
  number: z.number(),
  acceptedAt: instant,
})
export type GivenConsent = z.output<typeof consentSchema>

/** Ours: what the station keeps of its people and why, and what of it somebody asked for (PPL-28). */
export const getPrivacy = endpoint({
  method: 'get',
  path: '/privacy',
  access: 'participant',
  tag,
  summary: 'What is kept of the user, why and how long, with their copy and consents (PPL-28)',
  answer: z.object({
    register: z.array(registerEntry),
    copy: copySchema.nullable(),
    consents: z.array(consentSchema),
    /** Whether they get mails that are not about what they did here, and since when not. */
    news: z.object({ isWanted: z.boolean(), leftAt: instant.nullable() }),
    /** Courses whose organisers may get in touch, as the user agreed (ACT-04). */
    contactedAbout: z.number(),
  }),
})

/** Ours. Twice is once; the day of the first stays. */
export const setNews = endpoint({
  method: 'put',
  path: '/privacy/news',
  access: 'participant',
  tag,
  summary: 'Take back the consent to mails with news, or give it again (PPL-30)',
  body: z.strictObject({ isWanted: z.boolean() }),
  answer: z.object({ isWanted: z.boolean(), leftAt: instant.nullable() }),
})

/** Ours. Twice is once; whoever takes part in another course is asked anew. */
export const withdrawContact = endpoint({
  method: 'delete',
  path: '/privacy/contact',
  access: 'participant',
  tag,
  summary: 'Take back the consent to be contacted about courses (PPL-30)',
  answer: z.object({ contactedAbout: z.number() }),
})

/** Ours. Asked for while one is being made, or is still there, it is that one. */
export const askForCopy = endpoint({
  method: 'post',
  path: '/privacy/copy',
  access: 'participant',
  tag,
  summary: 'Have all data of the user gathered, as JSON and as a page (PPL-29)',
  answer: copySchema,
})

/** Ours: for the member alone whose it is, for a day. */
export const copyFile = endpoint({
  method: 'get',
  path: '/privacy/copies/{id}/{form}',
  access: 'participant',
  tag,
  summary: 'A file of the copy (PPL-29)',
  params: z.object({ id: idParam, form: z.enum(['json', 'html']) }),
  answer: fileAnswer,
})

const deletionSchema = z.object({
  /** Null: nobody asked. */
  waiting: z.object({ askedAt: instant, at: instant, heldBy: z.string().nullable() }).nullable(),
  /** What is to be settled first, in words. */
  holds: z.array(z.string()),
  register: z.array(registerEntry.pick({ group: true, name: true, stays: true })),
})

/** Ours. */
export const getDeletion = endpoint({
  method: 'get',
  path: '/privacy/deletion',
  access: 'participant',
  tag,
  summary: 'What the deletion of the account takes and leaves, and what is to be settled first (PPL-31)',
  answer: deletionSchema,
})

/** Ours. Asked twice, the first one's day stays. Other sessions end. */
export const askForDeletion = endpoint({
  method: 'post',
  path: '/privacy/deletion',
  access: 'participant',
  tag,
  summary: 'Have the account deleted in a week, with the password of now (PPL-31)',
  body: passwordOfNow,
  answer: deletionSchema,
})

/** Ours. Twice is once. */
export const takeDeletionBack = endpoint({
  method: 'delete',
  path: '/privacy/deletion',
  access: 'participant',
  tag,
  summary: 'Keep the account after all (PPL-31)',
  answer: deletionSchema,
})
