import type { Submission } from '@conform-to/react'
import { ApiProblem } from '#contract/client.ts'
import { own } from '#contract/own.ts'
import { refuseBy } from './parse-form.server.ts'

/**
 * Puts the API's refusal under the names of the form. Errors of fields that this step does not show stand over it, such
 * as an e-mail that was taken meanwhile. @param names form names by names of the API; only these are on the form
 */
export function refuseShown<T>(submission: Submission<T>, problem: unknown, names: Record<string, string>) {
  if (!(problem instanceof ApiProblem) || !problem.body.fields) return refuseBy(submission, problem)
  const entries = Object.entries(problem.body.fields)
  const shown = entries.flatMap(([name, messages]) => {
    const field = own(names, name)
    return field ? [[field, messages] as const] : []
  })
  const hidden = entries.filter(([name]) => !own(names, name)).flatMap(([, messages]) => messages)
  const messages = shown.length > 0 ? problem.body.messages : hidden
  return refuseBy(
    submission,
    new ApiProblem(problem.status, { ...problem.body, messages, fields: Object.fromEntries(shown) }),
  )
}
