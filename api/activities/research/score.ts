import type { Question, QuizFeedback, Research } from '#contract/activities/research/research.ts'
import type { CheckedAnswer } from './check-answers.ts'

type Chosen = Pick<CheckedAnswer, 'questionId' | 'optionIds'>

/** How many questions were answered right: exactly the right option of each (GAP-39). Pure. */
export const rightOf = ({ questions }: Research, answers: readonly CheckedAnswer[]): number =>
  questions.filter((question) => isRight(question, answers)).length

/** Whether any option is right: a checklist of habits has none. Pure. */
export const hasRight = ({ questions }: Research): boolean =>
  questions.some(({ options }) => options.some(({ correct }) => correct))

/** Whether a question was answered right: by one option; where several are right, any of them is. Pure. */
export function isRight({ id, options }: Question, answers: readonly Chosen[]): boolean {
  const chosen = answers.find(({ questionId }) => questionId === id)?.optionIds ?? []
  return chosen.length > 0 && chosen.every((one) => options.find((option) => option.id === one)?.correct)
}

/** A share in percent with two decimals, half up (ACT-11). Pure. */
export const percentOf = (right: number, asked: number): number =>
  asked === 0 ? 0 : Math.round((right / asked) * 10_000) / 100

/** The first feedback, by range, that reaches the score; none reaches it: the highest (POL-08, GAP-40). Pure. */
export function feedbackByScore(
  feedbacks: readonly QuizFeedback[],
  percent: number,
): QuizFeedback | undefined {
  const sorted = [...feedbacks].sort((a, b) => a.range - b.range)
  return sorted.find(({ range }) => range >= percent) ?? sorted.at(-1)
}

/** The feedback that most of the chosen options speak for; of as many, the one that stands first (ACT-12). Pure. */
export function feedbackByChoices(
  { questions, feedbacks }: Research,
  answers: readonly CheckedAnswer[],
): QuizFeedback | undefined {
  const counts = new Map<number, number>()
  for (const { questionId, optionIds } of answers) {
    const options = questions.find(({ id }) => id === questionId)?.options ?? []
    for (const { id, feedbackId } of options)
      if (feedbackId && optionIds.includes(id)) counts.set(feedbackId, (counts.get(feedbackId) ?? 0) + 1)
  }
  const most = Math.max(0, ...feedbacks.map(({ id }) => counts.get(id) ?? 0))
  return most === 0 ? undefined : feedbacks.find(({ id }) => counts.get(id) === most)
}
