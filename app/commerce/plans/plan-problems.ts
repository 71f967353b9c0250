import { type ErrorBody, errorTexts } from '#contract/errors.ts'
import { own } from '#contract/own.ts'
import { texts } from './texts.ts'

/**
 * Lists the reasons of a failure about plans: 'field: message' for each field, else 'Erro: {error}', else 'Erro' (D3§8,
 * PLN-07). Pure.
 */
export function planProblems({ fields = {}, messages }: Pick<ErrorBody, 'fields' | 'messages'>): string[] {
  const ofFields = Object.entries(fields).flatMap(([name, list]) =>
    list.map((message) => `${own(texts.problems.fields, name) ?? name}: ${message}`),
  )
  if (ofFields.length > 0) return ofFields
  return messages.length > 0 ? messages.map(texts.problems.error) : [errorTexts.generic]
}
