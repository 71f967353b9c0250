import { z } from 'zod'
import { toMemberResearch } from '../activities/research/member-research.ts'
import { numberedOver } from '../activities/research/numbers.ts'
import {
  missingInPersonality,
  missingInPoll,
  missingInQuiz,
  missingInStandaloneQuiz,
  missingInSurvey,
  type Research,
  researchSchema,
  type WhatIsMissing,
} from '../activities/research/research.ts'
import type { ActivityBody } from './activity-type.ts'

const schema = z.object({ research: researchSchema.prefault({}) })
export type ResearchBody = { research: Research }

/** Gives the part of the types that ask (6 to 12). Visitors read the number of questions, and the question where it is only one. */
const bodyOf = (missingIn: WhatIsMissing) =>
  ({
    schema,
    missing: ({ research }) =>
      missingIn(research).map(({ path, message }) => ({ path: ['research', ...path], message })),
    over: (before, next) => ({ ...next, research: numberedOver(before.research, next.research) }),
    forMembers: (body, { activityId }) => ({ researches: [toMemberResearch(activityId, body.research)] }),
    forVisitors: ({ research: { questions } }) => ({
      researches: [
        {
          questions_count: questions.length,
          questions:
            questions.length === 1
              ? questions.map(({ question, options }) => ({
                  question,
                  options: options.map(({ label }) => label),
                }))
              : [],
        },
      ],
    }),
  }) satisfies ActivityBody<ResearchBody>

export const surveyBody = bodyOf(missingInSurvey)
export const pollBody = bodyOf(missingInPoll)
export const quizBody = bodyOf(missingInQuiz)
export const personalityBody = bodyOf(missingInPersonality)
/** Members read it by calls of its own, a question at a time (POL-11). */
export const standaloneQuizBody = bodyOf(missingInStandaloneQuiz)
