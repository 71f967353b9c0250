import { data, redirect } from '@remix-run/node'
import type { MemberQuestion, ResearchAnswer } from '#contract/activities/research/schemas.ts'
import { wrongPath, wrongSteps } from './survey-step.ts'

/** The refusal that a step of a survey shows. */
export type RefusedStep = {
  problem: string
  error: string | undefined
  answer: ResearchAnswer
  /** 'Outro' was chosen, with words or without. */
  isOther: boolean
  /** All was to be sent: what is said of a question names it (ERR-04). */
  isSending: boolean
}

/** The step that was sent. */
export type SentStep = Pick<RefusedStep, 'answer' | 'isOther' | 'isSending'> & {
  activityId: number
  questions: readonly MemberQuestion[]
  step: number
}

/** Answers the page of the step again, with what was typed. */
export const refuseStep = (
  { answer, isOther, isSending }: SentStep,
  status: number,
  { problem = '', error }: Partial<RefusedStep>,
) => data<RefusedStep>({ problem, error, answer, isOther, isSending }, { status })

/** Shows a refusal at the first question that it names, on this step or another. Null: it names none (POL-07). */
export function refuseQuestions(
  sent: SentStep,
  status: number,
  fields: Parameters<typeof wrongSteps>[1] = {},
) {
  const [first] = wrongSteps(sent.questions, fields)
  if (!first) return null
  if (first.step !== sent.step) return redirect(wrongPath(sent.activityId, first.step))
  return refuseStep(sent, status, { error: first.message })
}
