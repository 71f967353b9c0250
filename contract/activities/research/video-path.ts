/** Gives the page of the portal that shows a video of an answer. Pure. */
export const videoPath = (id: string): string => `/homepage/videos-de-respostas/${id}`
