import { z } from 'zod'
import { mostLetters } from '../../most-letters.ts'
import { writtenText } from '../../written-text.ts'

/** `open`: nobody has answered · `answered`: the newest word is the station's · `closed`: there is nothing left to do. */
export const supportStates = ['open', 'answered', 'closed'] as const
export type SupportState = (typeof supportStates)[number]

/** An owner's answer to a request. */
export const supportAnswerSchema = z.strictObject({ text: writtenText(mostLetters.supportAnswer) })

/** An answer of the station; instants in ISO 8601. */
const answerSchema = z.object({ id: z.number(), text: z.string(), createdAt: z.string() })

/** A request for support with its answers, oldest first (SUP-03). `id` is the number that the person is told. */
export const supportRequestSchema = z.object({
  id: z.number(),
  /** Null for the contact about the plan by agreement. */
  subject: z.string().nullable(),
  message: z.string(),
  state: z.enum(supportStates),
  createdAt: z.string(),
  answers: z.array(answerSchema),
})
export type SupportRequest = z.output<typeof supportRequestSchema>
