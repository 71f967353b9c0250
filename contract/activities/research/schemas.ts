import { z } from 'zod'

const nullableText = z.string().nullable()
const look = { color: nullableText, textColor: nullableText, image: nullableText }

/** The part of a question that members read: without the right answer and without what an option says about them (POL-01, POL-14). */
export const memberQuestionSchema = z.object({
  id: z.number(),
  question: z.string(),
  type_id: z.number(),
  ...look,
  required: z.boolean(),
  /** An answer in one's own words stands beside the options. */
  otherOption: z.boolean(),
  mask: z.enum(['cpf', 'date']).nullable(),
  options: z.array(z.object({ id: z.number(), label: z.string(), ...look })),
})

/** A survey, poll or quiz as members read it. It is a part of its activity and has its number. */
export const memberResearchSchema = z.object({
  id: z.number(),
  name: z.string(),
  questions_count: z.number(),
  /** Whether answers are linked to nobody (GAP-111). */
  anonymous: z.boolean(),
  questions: z.array(memberQuestionSchema),
})

/** An answer: a choice of options, a text, or both where 'Outro' was chosen; `upload` names a video that was sent before. */
export const researchAnswerSchema = z.strictObject({
  question: z.number().int().positive(),
  options: z.array(z.number().int().positive()).max(100).default([]),
  answer: z.string().max(20_000).default(''),
  upload: z.string().max(200).optional(),
})

/** The answers so far, kept until they are sent (POL-01). */
export const researchDraftSchema = z.object({
  answers: z.array(researchAnswerSchema),
  /** The problems that sending would have, by question, `q1`; empty where nothing is kept. */
  problems: z.record(z.string(), z.string()),
})

/** The answers that a member sent last, in the words that were asked then (GAP-151). */
export const sentAnswersSchema = z.object({
  name: z.string(),
  createdAt: z.string(),
  /** Whether it is said which answers were right: `none` where nothing is right, `hidden` while the member may still try again. */
  marks: z.enum(['none', 'hidden', 'shown']),
  answers: z.array(
    z.object({
      question: z.string(),
      /** The chosen options, by their words. */
      options: z.array(z.string()),
      /** What was said in own words, or nothing. */
      answer: z.string(),
      /** The video that was sent, or none. */
      upload: nullableText,
      /** Of this answer alone, never which option would have been. */
      isRight: z.boolean().nullable(),
    }),
  ),
})

/** Votes of a poll, not older than a minute (ACT-10, GAP-42). */
export const votesSchema = z.object({
  total: z.number(),
  options: z.array(z.object({ id: z.number(), label: z.string(), color: nullableText, votes: z.number() })),
})

export type MemberQuestion = z.output<typeof memberQuestionSchema>
export type MemberResearch = z.output<typeof memberResearchSchema>
export type ResearchAnswer = z.output<typeof researchAnswerSchema>
export type ResearchDraft = z.output<typeof researchDraftSchema>
export type SentAnswers = z.output<typeof sentAnswersSchema>
export type Votes = z.output<typeof votesSchema>
