import { inPercent } from '#contract/activities/research/feedback-ranges.ts'
import { lastNumberOf } from '#contract/activities/research/numbers.ts'
import type { Question, QuizFeedback, Research } from '#contract/activities/research/research.ts'

/**
 * What owners do to the questions of an activity, each a research made of another. Where nothing is left to do the very
 * same comes back: a form that is sent again is done already.
 */

const withQuestions = (
  { lastNumber: _, ...research }: Research,
  questions: Question[],
  last: number,
): Research => ({ ...research, questions, lastNumber: last })

/** A question in the place of the one with its number, or at the end where there is none. Pure. */
export function putQuestion(research: Research, question: Question): Research {
  const at = research.questions.findIndex(({ id }) => id === question.id)
  const questions = at < 0 ? [...research.questions, question] : research.questions.with(at, question)
  return withQuestions(research, questions, lastNumberOf(research))
}

/** A new question at the end; with another number where somebody else's has its own. The same again is one. Pure. */
export function addQuestion(research: Research, question: Question): Research {
  const there = research.questions.find(({ id }) => id === question.id)
  if (!there) return putQuestion(research, question)
  if (JSON.stringify(there) === JSON.stringify(question)) return research
  return putQuestion(research, renumbered(question, lastNumberOf(research)))
}

/** One place up (-1) or down (1) ; from the place it was seen at, counted from 1, where that is said. Pure. */
export function moveQuestion(research: Research, id: number, by: -1 | 1, from?: number): Research {
  const at = research.questions.findIndex((question) => question.id === id)
  const [question, other] = [research.questions[at], research.questions[at + by]]
  if ((from !== undefined && at + 1 !== from) || !question || !other) return research
  return { ...research, questions: research.questions.with(at, other).with(at + by, question) }
}

/** Without a question, whose number does not come back. Pure. */
export function removeQuestion(research: Research, id: number): Research {
  const questions = research.questions.filter((question) => question.id !== id)
  if (questions.length === research.questions.length) return research
  return withQuestions(research, questions, lastNumberOf(research))
}

/** The same question again behind itself, with numbers of its own. Pure. */
export function duplicateQuestion(research: Research, id: number): Research {
  const at = research.questions.findIndex((question) => question.id === id)
  const question = research.questions[at]
  if (!question) return research
  const copy = renumbered(question, lastNumberOf(research))
  const questions = [...research.questions.slice(0, at + 1), copy, ...research.questions.slice(at + 1)]
  return withQuestions(research, questions, lastNumberOf({ ...research, questions }))
}

/** More questions at the end, with numbers of their own. Pure. */
export function appendQuestions(research: Research, added: readonly Question[]): Research {
  return added.reduce(
    (whole, question) => putQuestion(whole, renumbered(question, lastNumberOf(whole))),
    research,
  )
}

/** Other feedbacks, whose ranges are percent; no option speaks for one that is gone. Pure. */
export function putFeedbacks(research: Research, feedbacks: QuizFeedback[]): Research {
  const known = new Set(feedbacks.map(({ id }) => id))
  const questions = research.questions.map((question) => ({
    ...question,
    options: question.options.map(({ feedbackId, ...option }) =>
      feedbackId && known.has(feedbackId) ? { ...option, feedbackId } : option,
    ),
  }))
  return inPercent({ ...withQuestions(research, questions, lastNumberOf(research)), feedbacks })
}

/** Linked to nobody, or to who answers; the very same where it is so already. Pure. */
export const setAnonymous = (research: Research, anonymous: boolean): Research =>
  (research.anonymous ?? false) === anonymous ? research : { ...research, anonymous }

/** With numbers behind the last one. */
const renumbered = (question: Question, last: number): Question => ({
  ...question,
  id: last + 1,
  options: question.options.map((option, at) => ({ ...option, id: last + 2 + at })),
})
