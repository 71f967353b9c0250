/** Where the questions of an activity are written. Pure. */
export const questionsAddress = (activityId: number): string => `/gestao/atividades/${activityId}/perguntas`

/** Where they stand on the page of its form. */
export const askedPlace = 'perguntas'

/** The form of an activity, at its questions. Pure. */
export const askedAddress = (activityId: number): string => `/gestao/atividades/${activityId}#${askedPlace}`

/** What members see of it; `question`: of one of its questions, from 1 on. Pure. */
export const previewAddress = (activityId: number, question?: number): string =>
  `/gestao/atividades/${activityId}/previa${question === undefined ? '' : `?pergunta=${question}`}`
