/** Of a film beside a question. */
export const videoFileName = (questionId: number): string => `q${questionId}-video`
/** Of the film that was sent before. */
export const sentVideoName = (questionId: number): string => `q${questionId}-enviado`
