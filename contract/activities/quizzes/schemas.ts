import { z } from 'zod'
import { participationStateSchema } from '../participation/schemas.ts'
import { memberQuestionSchema } from '../research/schemas.ts'

const nullableText = z.string().nullable()

/** The reward for finishing a quiz: decimal points, booked once, for ever (POL-13). */
export const finishedQuizSchema = z.object({
  earned: z.number(),
  createdAt: z.string(),
  /** Whether it was finished before; then nothing was booked now. */
  already: z.boolean(),
})

const quizFields = {
  id: z.number(),
  name: z.string(),
  image: nullableText,
  /** Decimal, earned by finishing it. */
  points: z.number(),
  /** Until when it can be finished, ISO 8601. */
  expiration: nullableText,
  questions_count: z.number(),
  /** The number of questions that have their right answer. */
  solved: z.number(),
  participation: participationStateSchema,
  /** The reward of a finished quiz. */
  finished: finishedQuizSchema.omit({ already: true }).nullable(),
}

/** A quiz in the list. */
export const quizCardSchema = z.object(quizFields)

/**
 * A question of a quiz as the member has got with it. What is right, and why, is there once it was found; `options` are
 * never marked (GAP-39).
 */
export const quizQuestionSchema = memberQuestionSchema.extend({
  /** `photo`: every option is a picture. */
  questionType: z.enum(['text', 'photo']),
  /** Changes when what is asked changes: a try says which it saw. */
  revision: z.string(),
  /** Options that were tried and are wrong, in the order of trying. */
  wrong: z.array(z.number()),
  /** The right option, once it was found. */
  correctAnswer: z.number().nullable(),
  /** Found at the first try; null until it is found (POL-12). */
  isRight: z.boolean().nullable(),
  messageForCorrectAnswer: nullableText,
  messageForIncorrectAnswer: nullableText,
  explanation: nullableText,
})

/** A quiz as its player shows it. `right`: how many questions were right at the first try. */
export const quizSchema = z.object({
  ...quizFields,
  /** HTML, harmless. */
  description: z.string(),
  right: z.number(),
  questions: z.array(quizQuestionSchema),
})

export type QuizCard = z.output<typeof quizCardSchema>
export type QuizQuestion = z.output<typeof quizQuestionSchema>
export type Quiz = z.output<typeof quizSchema>
