import type { Submission } from '@conform-to/react'
import { ApiProblem } from '#contract/client.ts'
import { refuse } from '../../forms/parse-form.server.ts'
import { texts } from './texts.ts'

/** Puts the API's refusal beside its field, or over the form as 'Erro: ' and the first message (D1§8). */
export function refuseWithError<T>(submission: Submission<T>, problem: unknown) {
  if (!(problem instanceof ApiProblem)) throw problem
  const { fields } = problem.body
  return refuse(submission, problem.status, {
    ...(fields && { fieldErrors: fields }),
    formErrors: fields ? [] : [texts.problem(problem.firstMessage)],
  })
}
