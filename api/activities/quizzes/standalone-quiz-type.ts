import { type ResearchBody, standaloneQuizBody } from '#contract/activity-types/research-body.ts'
import { standaloneQuiz } from '#contract/activity-types/standalone-quiz.ts'
import { ApiError } from '../../platform/errors.ts'
import type { ActivityType } from '../participation/index.ts'
import { recordResponse, versionOf } from '../research/index.ts'
import { stateOf } from './question-state.ts'
import { quizTexts } from './texts.ts'
import { countSolved, toKept, triesIn } from './tries.ts'

/**
 * Finishing a quiz is taking part in it: once every question has its right answer. The answer to a question is its first try,
 * which results count; all tries are kept for who made them. Nothing that a client sends counts (POL-12, POL-13, GAP-39).
 */
export const standaloneQuizType: ActivityType<ResearchBody> = {
  contract: standaloneQuiz,
  body: standaloneQuizBody.schema,
  async take(ctx, { activity, body: { research }, participantId }) {
    const { questions } = research
    const tries = (await triesIn(ctx, [activity.id]))(activity.id)
    const { solved, right } = countSolved(research, tries)
    if (questions.length === 0) throw new ApiError('not_found', quizTexts.unavailable)
    if (solved < questions.length) throw new ApiError('conflict', quizTexts.unfinished)
    const version = await versionOf(ctx, activity.id, research)
    const answers = questions.flatMap((question) => {
      const { first } = stateOf(question, tries.get(question.id) ?? [])
      return first === null ? [] : [{ questionId: question.id, optionIds: [first], text: null, upload: null }]
    })
    return {
      data: {
        version,
        score: { right, asked: questions.length, won: null },
        tries: toKept(research, tries),
      },
      after: (inside, participationId) =>
        recordResponse(inside, {
          activityId: activity.id,
          participantId,
          participationId,
          version,
          author: 'user',
          right,
          feedbackId: null,
          answers,
        }),
    }
  },
}
