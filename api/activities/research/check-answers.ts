import { isValidCpf } from '@brazilian-utils/brazilian-utils/is-valid-cpf'
import { isRequired } from '#contract/activities/research/member-research.ts'
import {
  hasOptions,
  hasOther,
  isSingle,
  maskOf,
  questionTypes,
} from '#contract/activities/research/question-types.ts'
import type { Question, Research } from '#contract/activities/research/research.ts'
import { researchLimits } from '#contract/activities/research/research-limits.ts'
import type { ResearchAnswer } from '#contract/activities/research/schemas.ts'
import { composed } from '#contract/composed.ts'
import { fieldTexts } from '#contract/fields.ts'
import { hasMoreLetters } from '#contract/letters.ts'
import { isRealDate } from '#contract/real-date.ts'
import { shapeOf, writeWhole } from '#contract/typed-shapes.ts'
import { ApiError } from '../../platform/errors.ts'
import { researchTexts } from './texts.ts'

/** An answer as it is kept. An empty one is none. */
export type CheckedAnswer = {
  questionId: number
  optionIds: number[]
  text: string | null
  upload: string | null
}

type Rules = {
  /** Every question wants an answer, whatever it says: quizzes, polls, checklists. */
  needsAll?: boolean
}

/** The name by which the message of a question is found beside it. */
export const fieldOfQuestion = (questionId: number): string => `q${questionId}`

/**
 * Answers in the order of the questions, held to what was asked. Pure.
 * @throws invalid_input with a message for each question that is wrong; conflict for what was not asked
 */
export function checkAnswers(
  { questions }: Research,
  answers: readonly ResearchAnswer[],
  { needsAll = false }: Rules = {},
): CheckedAnswer[] {
  const byQuestion = new Map(answers.map((answer) => [answer.question, answer]))
  if (byQuestion.size < answers.length) throw new ApiError('invalid_input', researchTexts.twice)
  const asked = new Map(questions.map((question) => [question.id, question]))
  for (const answer of answers) requireAsked(asked.get(answer.question), answer)
  const problems = questions.flatMap((question) => {
    const problem = problemOf(question, byQuestion.get(question.id), needsAll)
    return problem ? [[fieldOfQuestion(question.id), problem] as const] : []
  })
  if (problems.length > 0) throw ApiError.fields(Object.fromEntries(problems))
  return questions.flatMap((question) => {
    const answer = byQuestion.get(question.id)
    const checked = answer && toChecked(question, answer)
    return checked && !isEmpty(checked) ? [checked] : []
  })
}

/** Questions and options that are not asked (any more): the page is older than the activity. @throws conflict */
function requireAsked(
  question: Question | undefined,
  { options }: ResearchAnswer,
): asserts question is Question {
  const known = new Set(question?.options.map(({ id }) => id))
  if (!question || options.some((id) => !known.has(id)) || new Set(options).size < options.length)
    throw new ApiError('conflict', researchTexts.notAsked)
}

/** What is wrong with the answer to one question; undefined: nothing. Pure. */
export function problemOf(
  question: Question,
  answer: ResearchAnswer | undefined,
  needsAll = false,
): string | undefined {
  const checked = answer && toChecked(question, answer)
  if (!checked || isEmpty(checked)) {
    if (needsAll) return researchTexts.notAnswered
    return isRequired(question) ? fieldTexts.required : undefined
  }
  const { optionIds, text } = checked
  const choices = optionIds.length + (hasOther(question.type) && text ? 1 : 0)
  if (isSingle(question.type) && choices > 1) return researchTexts.oneOption
  return text ? problemOfText(question, text) : undefined
}

function problemOfText(question: Question, text: string): string | undefined {
  if (hasMoreLetters(text, researchLimits.answerLetters)) return fieldTexts.max(researchLimits.answerLetters)
  if (question.type !== questionTypes.text) return undefined
  const mask = maskOf(question.question, question.mask)
  if (mask === 'cpf' && !isValidCpf(text)) return fieldTexts.cpf
  if (mask === 'date' && !isRealDate(text)) return researchTexts.date
  return undefined
}

const isEmpty = ({ optionIds, text, upload }: CheckedAnswer) => optionIds.length === 0 && !text && !upload

/** Of an answer what its question asks for; text that only shows nothing is none. */
function toChecked(question: Question, { options, answer, upload }: ResearchAnswer): CheckedAnswer {
  const { id, type } = question
  const takesText = type === questionTypes.text || hasOther(type)
  const text = inOneForm(question, composed(answer).trim())
  return {
    questionId: id,
    optionIds: hasOptions(type) ? options : [],
    text: takesText && showsSomething(text) ? text : null,
    upload: type === questionTypes.video ? (upload ?? null) : null,
  }
}

/** A CPF or a date as it is shown everywhere, however it was typed (POL-04). */
function inOneForm({ type, question, mask }: Question, text: string): string {
  const asked = type === questionTypes.text ? maskOf(question, mask) : null
  return asked ? writeWhole(shapeOf(asked), text) : text
}

/** Letters without any width are no answer. */
const showsSomething = (text: string) => text.replace(/\p{Default_Ignorable_Code_Point}/gu, '').trim() !== ''

/** Nobody's answer is kept otherwise than their page said (GAP-111). @throws conflict */
export function requireAsTold({ anonymous = false }: Research, told: boolean | undefined): void {
  if (told !== undefined && told !== anonymous) throw new ApiError('conflict', researchTexts.notAsked)
}
