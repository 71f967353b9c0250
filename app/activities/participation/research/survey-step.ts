import type { MemberQuestion } from '#contract/activities/research/schemas.ts'
import { choicesName } from './answer-form.ts'

/** Gives the address of a survey, at one of its questions from 1 on (POL-01). */
export const surveyPath = (activityId: number, step = 1): string => {
  const path = `/homepage/survey/${activityId}/${activityId}`
  return step > 1 ? `${path}?pergunta=${step}` : path
}

/** Gives the address of what a member answered. */
export const reviewPath = (activityId: number): string => `/homepage/atividades/${activityId}/respostas`

/** Gives the address to which a page's script sends the answers on its screen. */
export const keptPath = (activityId: number): string => `${surveyPath(activityId)}/resposta`

/** Gives the address of a step after sending was refused, which shows the problems. */
export const wrongPath = (activityId: number, step: number): string => {
  const path = surveyPath(activityId, step)
  return `${path}${path.includes('?') ? '&' : '?'}faltou=1`
}

/** Reads the step of an address, from 1 to `total`; anything else is the first. Pure. */
export function stepOf(text: string | null, total: number): number {
  const step = text && /^[1-9]\d{0,3}$/.test(text) ? Number(text) : 1
  return Math.min(step, Math.max(1, total))
}

/** A question whose answer is wrong, with its step and the words. */
export type WrongStep = { step: number; question: string; message: string }

/** Lists the refused questions of an answer in the order they are asked (POL-07, ERR-04). Pure. */
export function wrongSteps(
  questions: readonly Pick<MemberQuestion, 'id' | 'question'>[],
  said: Readonly<Record<string, string | readonly string[]>>,
): WrongStep[] {
  return questions.flatMap(({ id, question }, at) => {
    const name = choicesName(id)
    const [message] = Object.hasOwn(said, name) ? [said[name]].flat() : []
    return message === undefined ? [] : [{ step: at + 1, question, message }]
  })
}
