import { questionTypeOf } from '#contract/activities/quizzes/photo-question.ts'
import type { QuizQuestion } from '#contract/activities/quizzes/schemas.ts'
import { toMemberQuestion } from '#contract/activities/research/member-research.ts'
import type { Question } from '#contract/activities/research/research.ts'
import { digestOf } from '../../platform/digest.ts'
import { quizTexts } from './texts.ts'

/** How far somebody is with a question. */
export type QuestionState = {
  /** Of the options that are there, the first that was tried. */
  first: number | null
  wrong: number[]
  /** The right option that was found. */
  found: number | null
  /** Found at the first try; null until it is found (POL-12). */
  isRight: boolean | null
}

/**
 * What tries of a question come to, by the question as it is: options that are gone were never tried, and what an owner
 * makes right is found. `tried` in the order of trying. Pure.
 */
export function stateOf({ options }: Question, tried: readonly number[]): QuestionState {
  const there = tried.filter((id) => options.some((option) => option.id === id))
  const isCorrect = (id: number) => options.some((option) => option.id === id && option.correct)
  const found = there.find(isCorrect) ?? null
  const first = there[0] ?? null
  return {
    first,
    wrong: there.filter((id) => !isCorrect(id)),
    found,
    isRight: found === null ? null : found === first,
  }
}

/** Changes when what members read of a question changes. Pure. */
export const revisionOf = (question: Question): string => digestOf(toMemberQuestion(question)).slice(0, 22)

/** A question as the member has got with it: what is right, and why, once they found it (GAP-39, POL-11). Pure. */
export function toQuizQuestion(question: Question, tried: readonly number[]): QuizQuestion {
  const { wrong, found, isRight } = stateOf(question, tried)
  const { messageForCorrectAnswer, messageForIncorrectAnswer, explanation } = question
  const isFound = found !== null
  return {
    ...toMemberQuestion(question),
    questionType: questionTypeOf(question),
    revision: revisionOf(question),
    wrong,
    correctAnswer: found,
    isRight,
    messageForCorrectAnswer: isFound ? messageForCorrectAnswer || quizTexts.right : null,
    messageForIncorrectAnswer: wrong.length > 0 ? messageForIncorrectAnswer || quizTexts.wrong : null,
    explanation: (isFound && explanation) || null,
  }
}
