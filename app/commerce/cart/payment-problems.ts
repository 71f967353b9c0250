import type { ErrorBody } from '#contract/errors.ts'
import { errorTexts } from '#contract/errors.ts'
import { own } from '#contract/own.ts'
import { texts } from './texts.ts'

/** Lists the reasons of a refused payment: 'field: message' for each field, else the messages, else 'Erro' (D3§8, ERR-04). Pure. */
export function paymentProblems({ fields = {}, messages }: Pick<ErrorBody, 'fields' | 'messages'>): string[] {
  const ofFields = Object.entries(fields).flatMap(([name, list]) =>
    list.map((message) => `${own(texts.payment.fields, name) ?? name}: ${message}`),
  )
  if (ofFields.length > 0) return ofFields
  return messages.length > 0 ? [...messages] : [errorTexts.generic]
}
