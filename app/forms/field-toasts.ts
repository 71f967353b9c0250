import type { ApiProblem } from '#contract/client.ts'
import { own } from '#contract/own.ts'
import type { ToastMessage } from '../ui/toast.tsx'

/**
 * What a payment, a plan or a survey was refused for: one toast per message of a field, 'field: message' (ERR-04). A
 * refusal that names no field is its first message, anything else 'Erro' (ERR-02).
 * @param labels names of fields as people read them; without one the field's own name stands
 */
export function fieldToasts(problem: ApiProblem, labels: Record<string, string> = {}): ToastMessage[] {
  const lines = Object.entries(problem.body.fields ?? {}).flatMap(([name, messages]) =>
    messages.map((message) => `${own(labels, name) ?? name}: ${message}`),
  )
  const titles = lines.length > 0 ? lines : [problem.firstMessage]
  return titles.map((title, index) => ({ id: `${index}-${title}`, tone: 'error', title }))
}
