import { useSearchParams } from '@remix-run/react'
import type { ActionDetail } from '#contract/activities/participation/schemas.ts'
import { Form } from '../../../forms/form.tsx'
import { pictureSource } from '../../../station/picture-source.ts'
import { Icon } from '../../../ui/icon.tsx'
import { Stack } from '../../../ui/layout.tsx'
import { Picture } from '../../../ui/picture.tsx'
import { texts } from '../texts.ts'
import type { BodyProps } from '../types/portal-activity-type.ts'
import * as css from './playlist.css.ts'
import { type PlaylistEntry, playlistOf } from './playlist.ts'
import { PlaylistItem } from './playlist-item.tsx'
import { Watching } from './watching.tsx'

/** Shows the player and the list. `?video=` chooses the video; without it, the next to be seen waits (VID-01..04). */
export function Playlist({ action }: Pick<BodyProps, 'action'>) {
  const [params] = useSearchParams()
  const entries = playlistOf(action)
  const wanted = Number(params.get('video'))
  const playing = entries.find((one) => one.video_id === wanted && !one.isLocked && one.video.url !== '')
  const waiting = nextToSee(entries)
  if (!waiting) return null
  return (
    <Stack gap={24}>
      {playing ? (
        <Watching key={playing.video_id} activityId={action.id} entries={entries} entry={playing} />
      ) : (
        <Poster action={action} entry={waiting} />
      )}
      <section className={css.listBox} aria-labelledby="videos">
        <h2 id="videos" className={css.listTitle}>
          {texts.videos.count(entries.length, entries.filter(({ isSeen }) => isSeen).length)}
        </h2>
        <ol className={css.list}>
          {entries.map((entry, index) => (
            <PlaylistItem
              key={entry.video_id}
              activityId={action.id}
              entry={entry}
              position={index + 1}
              isPlaying={entry === playing}
            />
          ))}
        </ol>
      </section>
    </Stack>
  )
}

const nextToSee = (entries: PlaylistEntry[]) =>
  entries.find(({ isSeen, isLocked }) => !isSeen && !isLocked) ?? entries[0]

/** Shows the picture and one large button before anything plays. Nothing is fetched from the video's site before. */
const Poster = ({ action, entry }: { action: ActionDetail; entry: PlaylistEntry }) => (
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
