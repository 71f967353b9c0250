import { z } from 'zod'
import { postMediaFields } from '../../activities/wall/schemas.ts'
import { heldWordSchema, mostHeldWords } from '../../activities/writing/content.ts'
import { reportReasons, writingBlockSchema } from '../../activities/writing/schemas.ts'
import { momentField } from '../../day-fields.ts'
import { mostLetters } from '../../most-letters.ts'
import { writtenText } from '../../written-text.ts'

/** What owners decide on: what waits for them, oldest first, and what they have hidden, newest first. */
export const moderationLists = ['waiting', 'hidden'] as const
export type ModerationList = (typeof moderationLists)[number]

const states = ['shown', 'held', 'hidden', 'removed'] as const

/** What members write for each other: comments with the replies to them, and posts of the wall. */
export const writingKinds = ['comment', 'post'] as const
export type WritingKind = (typeof writingKinds)[number]

/** Somebody's text as owners see it. `reports_count` counts those that nobody has decided on. */
export const moderatedTextSchema = z.object({
  kind: z.enum(writingKinds),
  id: z.number(),
  description: z.string(),
  state: z.enum(states),
  /** What its author was told. */
  reason: z.string(),
  createdAt: z.string(),
  waits_since: z.string().nullable(),
  is_reply: z.boolean(),
  author: z.object({ id: z.number(), name: z.string(), email: z.string() }),
  /** The activity or the post that a comment belongs to, a post itself; posts have no name. */
  about: z.object({ kind: z.enum(['activity', 'post']), id: z.number(), name: z.string() }),
  ...postMediaFields,
  reports_count: z.number(),
  /** Why it was reported, each reason once. */
  report_reasons: z.array(z.enum(reportReasons)),
})
export type ModeratedText = z.output<typeof moderatedTextSchema>

export const moderatedDetailSchema = moderatedTextSchema.extend({
  /** Newest first, at most 50. Who reported is told to nobody. */
  reports: z.array(z.object({ reason: z.enum(reportReasons), details: z.string(), createdAt: z.string() })),
  block: writingBlockSchema.nullable(),
})
export type ModeratedDetail = z.output<typeof moderatedDetailSchema>

/** Where a page of the queue begins: behind the last text of the one before. Opaque to callers. */
export const queuePlaceSchema = z
  .string()
  .regex(/^\d{1,15}\.(comment|post)\.\d{1,16}$/)
  .optional()

/** Its author reads it, by mail and on the page. */
const sayWhy = 'Diga o motivo: a pessoa vai ler'
const reason = writtenText(mostLetters.shortReason, sayWhy).refine((text) => text.length >= 3, sayWhy)

/** `seen` is the state its page showed. */
const seen = z.enum(states)
export const keepSchema = z.strictObject({ state: z.literal('shown'), seen })
export const takeAwaySchema = z.strictObject({ state: z.enum(['hidden', 'removed']), seen, reason })
export const decisionSchema = z.discriminatedUnion('state', [keepSchema, takeAwaySchema])
export type Decision = z.output<typeof decisionSchema>

/** A member who shall not write; `ends_at` in ISO 8601, left out without an end. */
export const newBlockSchema = z.strictObject({
  participant: z.int().positive(),
  reason,
  ends_at: momentField().optional(),
})
export type NewBlock = z.output<typeof newBlockSchema>

export const blockedWriterSchema = z.object({
  id: z.number(),
  name: z.string(),
  email: z.string(),
  reason: z.string(),
  until: z.string().nullable(),
  since: z.string(),
})
export type BlockedWriter = z.output<typeof blockedWriterSchema>

/** `tag` changes with the list. */
export const heldWordsSchema = z.object({ words: z.array(z.string()), tag: z.string() })
export const changedWordsSchema = z.strictObject({
  words: z
    .array(z.string().trim())
    .max(mostHeldWords, `No máximo ${mostHeldWords} palavras`)
    // Said of the list: its form has one field for all of them.
    .refine((list) => list.every((word) => heldWordSchema.safeParse(word).success), {
      error: 'Cada palavra ou expressão tem de 2 a 60 letras',
    }),
  seen: z.string().max(60),
})
