import type { Post } from '#contract/activities/wall/schemas.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Film } from '../../ui/film.tsx'
import { Picture } from '../../ui/picture.tsx'
import { texts } from './texts.ts'
import * as css from './wall.css.ts'

/** The picture of a post, its video with the browser's own player, or the way to a video that no browser plays (SOC-03, SOC-04). */
export function PostMedia({ post: { media, media_size, media_state, media_poster, user } }: { post: Post }) {
  if (!media) return null
  if (media_size)
    return <Picture src={media} {...media_size} alt={texts.imageOf(user.name)} className={css.picture} />
  if (media_state === 'plays')
    return <Film src={media} poster={media_poster} label={texts.videoOf(user.name)} />
  return (
    <div className={css.film}>
      <p>{media_state === 'preparing' ? texts.videoPreparing : texts.videoNotPlayed}</p>
      {media_state === 'preparing' ? null : (
        <ButtonLink href={media} reload variant="secondary" icon="download">
          {texts.videoFile}
        </ButtonLink>
      )}
    </div>
  )
}
