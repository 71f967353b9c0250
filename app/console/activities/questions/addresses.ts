/** Where the questions of an activity are written. Pure. */
export const questionsAddress = (activityId: number): string => `/gestao/atividades/${activityId}/perguntas`

/** What members see of it; `question`: of one of its questions, from 1 on. Pure. */
export const previewAddress = (activityId: number, question?: number): string =>
  `/gestao/atividades/${activityId}/previa${question === undefined ? '' : `?pergunta=${question}`}`
