import type { Post } from '#contract/activities/wall/schemas.ts'
import type { PostMedia } from '../posts/tables.ts'

/** All files of it in the store. Pure. */
export const keysOf = (media: PostMedia | null): string[] =>
  media ? [media.key, ...('posterKey' in media && media.posterKey ? [media.posterKey] : [])] : []

type MediaAnswer = Pick<Post, 'media_type' | 'media' | 'media_size' | 'media_state' | 'media_poster'>
const nothing = { media_type: null, media: null, media_size: null, media_state: null, media_poster: null }

/** What is said of it: an address at which who may read the post gets it, whose third part is the post's number. Pure. */
export function mediaAnswer({ id, media }: { id: number; media: PostMedia | null }): MediaAnswer {
  if (!media) return nothing
  const answer = { ...nothing, media_type: media.kind, media: `/homepage/feed/${id}/midia` }
  if (media.kind === 'image') return { ...answer, media_size: { width: media.width, height: media.height } }
  const media_poster = media.posterKey ? `${answer.media}?capa=1` : null
  return { ...answer, media_state: media.state, media_poster }
}
