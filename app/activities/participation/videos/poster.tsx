import type { ActionDetail } from '#contract/activities/participation/schemas.ts'
import { Form } from '../../../forms/form.tsx'
import { pictureSource } from '../../../station/picture-source.ts'
import { Icon } from '../../../ui/icon.tsx'
import { Picture } from '../../../ui/picture.tsx'
import { texts } from '../texts.ts'
import * as css from './playlist.css.ts'
import type { PlaylistEntry } from './playlist.ts'

/** Before anything plays: the picture and one large button. Nothing is fetched from the video's site before it. */
export const Poster = ({ action, entry }: { action: ActionDetail; entry: PlaylistEntry }) => (
  <Form noValidate method="post" action={`/homepage/atividades/${action.id}/videos`} preventScrollReset>
    <input type="hidden" name="intent" value="start" />
    <input type="hidden" name="video" value={entry.video_id} />
    <button type="submit" className={css.poster} aria-label={texts.videos.watch(entry.name)}>
      {action.image ? (
        <Picture
          {...pictureSource(action.image, { sizes: '(min-width: 64rem) 43rem, calc(100vw - 2rem)' })}
          alt=""
          ratio="wide"
          priority
          className={css.posterPicture}
        />
      ) : null}
      <span className={css.posterName}>
        <Icon name="play" />
        {entry.name}
      </span>
    </button>
  </Form>
)
