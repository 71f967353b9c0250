import { getAction } from '#contract/activities/participation/endpoints.ts'
import { type ApiClient, ApiProblem } from '#contract/client.ts'
import type { KeptQuestion } from './kept-list.ts'

/** Gives the questions that a kept form answers, by where it is sent; none of what asks nothing, or is not there any more. */
export async function keptQuestions(api: ApiClient, path: string): Promise<KeptQuestion[]> {
  const [, id] = /^\/homepage\/(?:survey|atividades)\/(\d{1,9})(?!\d)/.exec(path) ?? []
  if (!id) return []
  const action = await api.call(getAction, { params: { id: Number(id) } }).catch((problem: unknown) => {
    if (problem instanceof ApiProblem) return null
    throw problem
  })
  return (action?.researches[0]?.questions ?? []).map(({ id, question, options }) => ({
    id,
    question,
    options: options.map(({ id, label }) => ({ id, label })),
  }))
}
