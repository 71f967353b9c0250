import { videoPath } from '#contract/activities/research/video-path.ts'
import { researchUploads } from './tables.ts'

/** Columns of an upload that say how its film is called. */
export const videoColumns = { upload: researchUploads.id, file: researchUploads.file }

type Row = { upload: string | null; file: string | null }

/** The film of an answer, by the row of its upload; null where there is none. Pure. */
export const videoOf = ({ upload, file }: Row, responseId: number): { url: string; name: string } | null =>
  upload === null || file === null ? null : { url: videoPath(upload), name: videoName(file, responseId) }

/** What it is called when somebody saves it. Pure. */
export const videoName = (file: string, responseId: number | null): string => {
  const kind = file.slice(file.lastIndexOf('.') + 1)
  return responseId === null ? `video.${kind}` : `resposta-${responseId}.${kind}`
}
