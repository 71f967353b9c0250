import type { ModeratedText } from '#contract/console/moderation/schemas.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Film } from '../../ui/film.tsx'
import { Picture } from '../../ui/picture.tsx'
import * as css from './moderation.css.ts'
import { texts } from './texts.ts'

/** The picture or the video that a post came with. */
export function TextMedia({ text: { media, media_size, media_state, author } }: { text: ModeratedText }) {
  if (!media) return null
  if (media_size)
    return <Picture src={media} {...media_size} alt={texts.imageOf(author.name)} className={css.picture} />
  if (media_state === 'plays') return <Film src={media} label={texts.videoOf(author.name)} />
  return (
    <ButtonLink href={media} reload variant="secondary" size="small" icon="download">
      {texts.videoFile}
    </ButtonLink>
  )
}
