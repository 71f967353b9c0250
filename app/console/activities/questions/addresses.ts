import { openedForm } from '../../ui/opened-form.ts'

/** The questions of an activity as a page of their own. Pure. */
export const questionsAddress = (activityId: number): string => `/gestao/atividades/${activityId}/perguntas`

/** Where they stand on the page of its form. */
export const askedPlace = 'perguntas'

/** The form of an activity, at its questions. Pure. */
export const askedAddress = (activityId: number): string => `/gestao/atividades/${activityId}#${askedPlace}`

/** In addresses, a question that is not there yet. */
export const newQuestion = 'nova'

/** Where a question stands on the page of its activity's form. Pure. */
export const questionPlace = (question: number | typeof newQuestion): string => `pergunta-${question}`

/** The form of an activity with one of its questions opened in the list, or a new one. Pure. */
export const questionAddress = (activityId: number, question: number | typeof newQuestion): string =>
  `/gestao/atividades/${activityId}?${openedForm}=${question}#${questionPlace(question)}`

/** The form of an activity at one of its questions, which is closed; at the way to a new one. Pure. */
export const closedAddress = (activityId: number, question: number | typeof newQuestion): string =>
  `/gestao/atividades/${activityId}#${questionPlace(question)}`

type Shown = {
  /** The place of one of its questions, from 1 on. */
  question?: number | undefined
  /** Of what is saved: another one is another page. */
  version?: string
}

/** What members see of an activity. Pure. */
export function previewAddress(activityId: number, { question, version }: Shown = {}): string {
  const query = new URLSearchParams({
    ...(question && { pergunta: String(question) }),
    ...(version && { v: version }),
  })
  return `/gestao/atividades/${activityId}/previa${query.size > 0 ? `?${query}` : ''}`
}
