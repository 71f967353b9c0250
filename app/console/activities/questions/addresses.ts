/** Where the questions of an activity are written. Pure. */
export const questionsAddress = (activityId: number): string => `/gestao/atividades/${activityId}/perguntas`
