import { z } from 'zod'
import { assetField, colorField, idField } from '../../content-fields.ts'
import { fieldTexts } from '../../fields.ts'
import { mostLetters } from '../../most-letters.ts'
import { hasHole, mixesRanges, readRanges, repeatedRanges } from './feedback-ranges.ts'
import { hasOptions, maskOf, questionTypes } from './question-types.ts'
import { repeatedOption } from './repeated-option.ts'
import { researchLimits as limits } from './research-limits.ts'

/** The part of an activity that describes a survey, poll or quiz, as a station's folder and its owners write it (D2§3). */

const text = (max: number) => z.string().max(max, fieldTexts.max(max))
const most = mostLetters.question
const look = {
  color: colorField.nullish(),
  textColor: colorField.nullish(),
  image: assetField.nullish(),
}

const optionSchema = z.object({
  id: idField,
  label: text(most.option).min(1),
  ...look,
  /** Right, where something is right. */
  correct: z.boolean().optional(),
  /** The feedback that it speaks for: `quiz_feedback_id` (ACT-12). */
  feedbackId: idField.nullish(),
})

export const questionSchema = z.object({
  id: idField,
  question: text(most.question).min(1),
  type: z.union(Object.values(questionTypes).map((type) => z.literal(type))),
  options: z.array(optionSchema).max(limits.options).default([]),
  ...look,
  /** Left out: free texts and single choices are. */
  required: z.boolean().optional(),
  /** Left out: by the words of the question; `none` where those mislead (GAP-43). */
  mask: z.enum(['cpf', 'date', 'none']).optional(),
  /** The texts of a standalone quiz, plain: after a right and after a wrong try, and the explanation (POL-11). */
  messageForCorrectAnswer: text(most.message).nullish(),
  messageForIncorrectAnswer: text(most.message).nullish(),
  explanation: text(most.explanation).nullish(),
})

export const feedbackSchema = z.object({
  id: idField,
  /** Plain text. */
  feedback: text(mostLetters.feedback).min(1),
  /** Up to which share of right answers it speaks, in percent; where all are up to 1 they are read as shares (GAP-40). */
  range: z.number().min(0).max(100).default(100),
  feedbackLottie: assetField.nullish(),
})

const fields = z.object({
  name: text(200).optional(),
  questions: z.array(questionSchema).max(limits.questions).default([]),
  feedbacks: z.array(feedbackSchema).max(limits.feedbacks).default([]),
  /** Ranges are percent, though they could be shares: 1 is one percent. Left out where nobody could take them for shares. */
  ranges: z.literal('percent').optional(),
  /**
   * Whether answers are linked to nobody, though it is known who answered (GAP-111, ADR 91). Of surveys; it stays as it
   * is once somebody began to answer.
   */
  anonymous: z.boolean().optional(),
  /** The highest number that any of them ever had, where that one is gone: it does not come back, for answers point at it. */
  lastNumber: z.int().min(0).max(2_147_483_647).optional(),
})

export type Research = z.output<typeof fields>
export type Question = Research['questions'][number]
export type Option = Question['options'][number]
export type QuizFeedback = Research['feedbacks'][number]

export type ResearchProblem = { path: (string | number)[]; message: string }

/** Gives the positions of entries whose number an earlier one has. */
function repeated(list: readonly { id: number }[]): number[] {
  const seen = new Set<number>()
  return list.flatMap(({ id }, at) => (seen.size === seen.add(id).size ? [at] : []))
}

/** The form of a research, finished or not: only its numbers have to be right. Ranges of feedbacks come out as percent. */
export const researchSchema = fields
  .superRefine(({ questions, feedbacks }, context) => {
    const refuse = (...path: (string | number)[]) =>
      context.addIssue({ code: 'custom', path, message: 'um número só seu' })
    for (const at of repeated(questions)) refuse('questions', at, 'id')
    for (const at of repeated(feedbacks)) refuse('feedbacks', at, 'id')
    for (const [at, { options }] of questions.entries())
      for (const nth of repeated(options)) refuse('questions', at, 'options', nth, 'id')
  })
  .transform((research) => readRanges(research))

/** Lists the problems that keep people from answering. Pure. */
export type WhatIsMissing = (research: Research) => ResearchProblem[]

/** Lists the problems of a survey, in which anything may be asked (ACT-07, ACT-08). */
export const missingInSurvey: WhatIsMissing = (research) => [
  ...missingInQuestions(research),
  ...(research.anonymous ? namingQuestions(research) : []),
]

/** Reports questions in which people say who they are: films and CPFs. */
const namingQuestions = ({ questions }: Research): ResearchProblem[] =>
  questions.flatMap(({ question, type, mask }, at) => {
    const path = ['questions', at, 'type']
    if (type === questionTypes.video)
      return [{ path, message: 'uma pesquisa anônima não pede vídeo, que mostra quem responde' }]
    const asksCpf = type === questionTypes.text && maskOf(question, mask) === 'cpf'
    return asksCpf ? [{ path, message: 'uma pesquisa anônima não pede CPF' }] : []
  })

const missingInQuestions: WhatIsMissing = ({ questions }) => [
  ...(questions.length === 0 ? [{ path: ['questions'], message: 'ao menos uma pergunta' }] : []),
  ...questions.flatMap(({ type, options }, at) =>
    hasOptions(type) && options.length < 2
      ? [{ path: ['questions', at, 'options'], message: 'ao menos duas opções' }]
      : [],
  ),
  ...questions.flatMap(({ options }, at) => {
    const twice = repeatedOption(options)
    return twice === undefined
      ? []
      : [
          {
            path: ['questions', at, 'options'],
            message: `opções diferentes: “${twice.slice(0, 60)}” está duas vezes`,
          },
        ]
  }),
]

const missingInChoices: WhatIsMissing = (research) => [
  ...missingInQuestions(research),
  ...research.questions.flatMap(({ type }, at) =>
    type === questionTypes.single
      ? []
      : [{ path: ['questions', at, 'type'], message: 'uma escolha única (1)' }],
  ),
]

/** Lists the problems of a poll: it has one question with one choice, also in secret (ACT-09, ACT-10, GAP-149). */
export const missingInPoll: WhatIsMissing = (research) => [
  ...missingInChoices(research),
  ...(research.questions.length > 1 ? [{ path: ['questions'], message: 'uma pergunta só' }] : []),
]

/** Refuses anonymity for types whose result is shown to the person at once. */
const refusedAnonymity = ({ anonymous }: Research): ResearchProblem[] =>
  anonymous ? [{ path: ['questions'], message: 'só pesquisas e enquetes podem ser anônimas' }] : []

/**
 * Lists the problems of a quiz: every question needs a right answer (ACT-06, ACT-11), and every score a feedback where
 * there are some (POL-08).
 */
export const missingInQuiz: WhatIsMissing = (research) => [
  ...missingInChoices(research),
  ...refusedAnonymity(research),
  ...research.questions.flatMap(({ options }, at) =>
    options.some(({ correct }) => correct)
      ? []
      : [{ path: ['questions', at, 'options'], message: 'ao menos uma opção certa' }],
  ),
  ...missingInRanges(research),
]

/** Lists gaps and contradictions in the ranges of feedbacks: the feedback of a score must be told, not guessed (POL-08, GAP-40). */
const missingInRanges: WhatIsMissing = (research) => [
  ...(hasHole(research) ? [{ path: ['feedbacks'], message: 'um resultado que alcance 100%' }] : []),
  ...(mixesRanges(research)
    ? [{ path: ['feedbacks'], message: 'alcances numa medida só: de 0 a 100 ou de 0 a 1' }]
    : []),
  ...repeatedRanges(research).map((at) => ({
    path: ['feedbacks', at, 'range'],
    message: 'um alcance diferente em cada resultado',
  })),
]

/**
 * Lists the problems of a quiz that is tried until it is right: every question has a right answer and a wrong one, or there is nothing
 * to try (POL-11).
 */
export const missingInStandaloneQuiz: WhatIsMissing = (research) => [
  ...missingInQuiz(research),
  ...research.questions.flatMap(({ options }, at) =>
    options.length > 1 && options.every(({ correct }) => correct)
      ? [{ path: ['questions', at, 'options'], message: 'ao menos uma opção errada' }]
      : [],
  ),
]

/** Lists the problems of a personality quiz: every option speaks for a feedback that is there (ACT-12). */
export const missingInPersonality: WhatIsMissing = (research) => {
  if (research.feedbacks.length === 0)
    return [
      ...missingInChoices(research),
      ...refusedAnonymity(research),
      { path: ['feedbacks'], message: 'ao menos um resultado' },
    ]
  const known = new Set(research.feedbacks.map(({ id }) => id))
  return [
    ...missingInChoices(research),
    ...refusedAnonymity(research),
    ...research.questions.flatMap(({ options }, at) =>
      options.flatMap(({ feedbackId }, nth) =>
        feedbackId && known.has(feedbackId)
          ? []
          : [
              {
                path: ['questions', at, 'options', nth, 'feedbackId'],
                message: 'o número de um resultado desta atividade',
              },
            ],
      ),
    ),
  ]
}
