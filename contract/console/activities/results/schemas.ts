import { z } from 'zod'

/** A film somebody sent: its page shows it to owners; files name it by what it is called when it is saved (POL-05). */
const video = z.object({ url: z.string(), name: z.string() }).nullable()

/** How often an option was chosen. */
const countedOption = z.object({
  id: z.number(),
  label: z.string(),
  color: z.string().nullable(),
  correct: z.boolean(),
  votes: z.number(),
})

const countedQuestion = z.object({
  id: z.number(),
  question: z.string(),
  type_id: z.number(),
  /** How many people answered it. */
  answered: z.number(),
  /** How many said something in their own words, or in a video. */
  texts: z.number(),
  options: z.array(countedOption),
})

/** What was asked at one time, in its words, and what came of it. */
const versionResultsSchema = z.object({
  version: z.number(),
  responses: z.number(),
  /** Share of right answers in percent with two decimals; null where nothing is right or wrong. */
  averagePercent: z.number().nullable(),
  /** Sent answers by days of the station, YYYY-MM-DD, ascending. */
  days: z.array(z.object({ day: z.string(), responses: z.number() })),
  feedbacks: z.array(z.object({ id: z.number(), feedback: z.string(), responses: z.number() })),
  questions: z.array(countedQuestion),
})

/** Participations that were undone count nowhere. */
export const researchResultsSchema = z.object({
  /** People who sent answers, to any version. */
  participants: z.number(),
  /** Answers that were sent: as often as the limit lets people take part. */
  responses: z.number(),
  /** People who began and did not send. */
  drafts: z.number(),
  /** Newest first. */
  versions: z.array(z.object({ version: z.number(), createdAt: z.string(), responses: z.number() })),
  /** Null where answers are linked to people; else how many wait until there are enough to be opened together (GAP-111). */
  anonymous: z.object({ waiting: z.number() }).nullable(),
  /** Null: nobody answered yet, or not enough of them. */
  shown: versionResultsSchema.nullable(),
})
export type ResearchResults = z.output<typeof researchResultsSchema>
export type VersionResults = z.output<typeof versionResultsSchema>

/** Answers in own words, or by a video, to one question, newest first; `next` is the `before` of the next page. */
export const textAnswersSchema = z.object({
  question: z.string(),
  type_id: z.number(),
  /** `createdAt` is null where the research is anonymous; there `id` may be a place in this list only. */
  list: z.array(z.object({ id: z.number(), text: z.string(), video, createdAt: z.string().nullable() })),
  next: z.number().nullable(),
})

/** All that one participation answered, for files. `options` are numbers of the version. */
export const researchResponseSchema = z.object({
  id: z.number(),
  /** Null where the research is anonymous. */
  participant: z.object({ name: z.string(), email: z.string() }).nullable(),
  author: z.enum(['user', 'contact']),
  /** Null where the research is anonymous. */
  createdAt: z.string().nullable(),
  right: z.number().nullable(),
  answers: z.array(
    z.object({ question: z.number(), options: z.array(z.number()), text: z.string().nullable(), video }),
  ),
})
export type ResearchResponse = z.output<typeof researchResponseSchema>
export const researchResponsesSchema = z.object({
  list: z.array(researchResponseSchema),
  next: z.number().nullable(),
})
