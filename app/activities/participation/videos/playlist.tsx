import { useSearchParams } from '@remix-run/react'
import { texts } from '../texts.ts'
import type { BodyProps } from '../types/portal-activity-type.ts'
import * as css from './playlist.css.ts'
import { type PlaylistEntry, playlistOf } from './playlist.ts'
import { PlaylistItem } from './playlist-item.tsx'
import { Poster } from './poster.tsx'
import { Watching } from './watching.tsx'

/** What plays and the whole list. `?video=` says which one plays; without it, the next to be seen waits (VID-01..04). */
export function Playlist({ action }: Pick<BodyProps, 'action'>) {
  const [params] = useSearchParams()
  const entries = playlistOf(action)
  const wanted = Number(params.get('video'))
  const playing = entries.find((one) => one.video_id === wanted && !one.isLocked && one.video.url !== '')
  const waiting = nextToSee(entries)
  if (!waiting) return null
  return (
    <div className={css.playlist}>
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
    </div>
  )
}

const nextToSee = (entries: PlaylistEntry[]) =>
  entries.find(({ isSeen, isLocked }) => !isSeen && !isLocked) ?? entries[0]
