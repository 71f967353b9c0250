import { type ApiClient, ApiProblem } from '#contract/client.ts'
import { savePayer } from '#contract/commerce/payments/endpoints.ts'
import { shortened } from '../../forms/create-shortener.ts'
import { cpfName } from './your-cpf-name.ts'

/** Reads the typed CPF of the payer; '' where it was not asked. Pure. */
export const typedCpf = (form: FormData): string => shortened(String(form.get(cpfName) ?? '')).slice(0, 40)

/** Saves the CPF of a form that asked for it. Answers what was wrong with it, null for nothing. @throws what is about something else */
export async function saveCpf(api: ApiClient, form: FormData): Promise<string | null> {
  if (!form.has(cpfName)) return null
  try {
    await api.call(savePayer, { body: { cpf: typedCpf(form) } })
    return null
  } catch (problem) {
    const [error] = problem instanceof ApiProblem ? (problem.body.fields?.cpf ?? []) : []
    if (error === undefined) throw problem
    return error
  }
}
