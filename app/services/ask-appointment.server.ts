import { data, redirect } from '@remix-run/node'
import { ApiProblem } from '#contract/client.ts'
import { shortened } from '../forms/create-shortener.ts'
import { formKeyOf } from '../forms/form-key.server.ts'

/** A refused request: its typed values, its problems, and the key of the intention. */
export type RefusedRequest = {
  typed: Record<string, string>
  errors: Record<string, string>
  /** A problem without a field. */
  problem: string | null
  key: string
}

type Typed = { date: string; description: string; phone: string }

/** Sends what a member asks for, once per form; back with what was wrong beside its field (LEG-03, HEA-02, PLS-03). */
export async function sendRequest(
  form: FormData,
  send: (typed: Typed, key: string | undefined) => Promise<unknown>,
  to: string,
) {
  const field = (name: string) => String(form.get(name) ?? '')
  const typed = { date: field('date'), description: field('description'), phone: field('phone') }
  try {
    await send(typed, formKeyOf(form))
    return redirect(to)
  } catch (problem) {
    if (!(problem instanceof ApiProblem)) throw problem
    const fields = Object.entries(problem.body.fields ?? {})
    const refused: RefusedRequest = {
      typed: Object.fromEntries(Object.entries(typed).map(([name, text]) => [name, shortened(text)])),
      errors: Object.fromEntries(fields.map(([name, [message = '']]) => [name, message])),
      problem: fields.length > 0 ? null : problem.firstMessage,
      key: formKeyOf(form) ?? '',
    }
    return data(refused, { status: problem.status })
  }
}
