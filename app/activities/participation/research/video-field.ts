/** Gives the name of the field for a film beside a question. */
export const videoFileName = (questionId: number): string => `q${questionId}-video`
/** Gives the name of the field for a film that was sent before. */
export const sentVideoName = (questionId: number): string => `q${questionId}-enviado`

/** Gives the question beside which a field of this name takes a film; null for other names. Pure. */
export const questionOfVideo = (name: string): number | null =>
  Number(/^q(\d{1,10})-video$/.exec(name)?.[1]) || null
