import { data, type TypedResponse } from '@remix-run/node'
import type { z } from 'zod'
import type { Values } from '../fields/field-values.server.ts'
import { type FormDescription, formErrors, readForm } from '../fields/read-form.server.ts'
import { type SaveProblem, saveProblem } from './save-problem.server.ts'

type Sent<Schema extends z.ZodType> = FormDescription<Schema> & {
  /** Which of its page's forms it is, where there are several. */
  name?: string
}

/**
 * The one way a form of an owner is answered: read by its description and sent, or back with what was wrong beside its
 * field and all that was typed. What the API refuses finds its field by itself.
 */
export async function sendForm<Schema extends z.ZodType, Problem extends SaveProblem = SaveProblem>(
  form: FormData,
  { name = '', ...sent }: Sent<Schema>,
  send: (value: z.output<Schema>) => Promise<TypedResponse<never> | Problem>,
) {
  const { typed, errors, value } = await readForm(form, sent)
  const refused = (problem: SaveProblem | Problem) => {
    const said = { ...problem, fields: formErrors(sent.fields, problem.fields) }
    return data({ form: name, problem: said, typed }, { status: problem.conflict ? 409 : 422 })
  }
  if (value === undefined) return refused({ fields: errors, messages: [], conflict: null })
  try {
    const answer = await send(value)
    return 'conflict' in answer ? refused(answer) : answer
  } catch (problem) {
    return refused(saveProblem(problem))
  }
}

/** A form that came back. */
export type Refused = { form: string; problem: SaveProblem; typed: Values }
