import type { ReactNode } from 'react'
import { Form } from '../../../forms/form.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { srOnly } from '../../../ui/global.css.ts'
import { Icon } from '../../../ui/icon.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { truncate } from '../../../ui/truncate.ts'
import { texts } from '../texts.ts'
import * as css from './playlist.css.ts'
import type { PlaylistEntry } from './playlist.ts'

/** Characters of a name in the list (VID-07). */
const nameLength = 30

type PlaylistItemProps = { activityId: number; entry: PlaylistEntry; position: number; isPlaying: boolean }

/** Shows one video of the list: its state, a way to play it unless it is locked, and its tick once it was seen. */
export function PlaylistItem({ activityId, entry, position, isPlaying }: PlaylistItemProps) {
  const { name, description, isLocked, required, isSeen } = entry
  const canPlay = !isLocked && !isPlaying
  const words = (
    <>
      {canPlay ? <span className={srOnly}>{texts.videos.watch(name)}</span> : null}
      <span className={css.itemMark} data-state={stateOf(entry, isPlaying)}>
        <Mark entry={entry} position={position} isPlaying={isPlaying} />
      </span>
      <span className={css.itemWords}>
        <span className={css.itemName} title={name} aria-hidden={canPlay}>
          {truncate(name, nameLength)}
        </span>
        {description ? <span className={css.note}>{description}</span> : null}
      </span>
      {required && !isSeen ? <Badge>{texts.videos.required}</Badge> : null}
    </>
  )
  return (
    <li className={css.item} aria-current={isPlaying ? 'true' : undefined}>
      {canPlay ? (
        <VideoForm activityId={activityId} videoId={entry.video_id} intent="start" className={css.itemForm}>
          <button type="submit" className={css.itemButton}>
            {words}
          </button>
        </VideoForm>
      ) : (
        <div className={css.itemStill}>{words}</div>
      )}
      {isSeen ? <Tick activityId={activityId} entry={entry} /> : null}
    </li>
  )
}

const stateOf = ({ isLocked, isTicked }: PlaylistEntry, isPlaying: boolean) =>
  isPlaying ? 'playing' : isLocked ? 'locked' : isTicked ? 'seen' : 'open'

function Mark({ entry, position, isPlaying }: Omit<PlaylistItemProps, 'activityId'>) {
  if (isPlaying) return <Icon name="play" size={16} label={texts.videos.playing} />
  if (entry.isLocked) return <Icon name="lock" size={16} label={texts.videos.locked} />
  return entry.isTicked ? <Icon name="check" size={16} label={texts.videos.seen} /> : position
}

/** Shows the check of a video, off and on again (VID-02). */
const Tick = ({ activityId, entry }: { activityId: number; entry: PlaylistEntry }) => (
  <VideoForm activityId={activityId} videoId={entry.video_id} intent="toggle">
    <input type="hidden" name="has_viewed" value={entry.isTicked ? 'off' : 'on'} />
    <IconButton
      type="submit"
      icon={entry.isTicked ? 'checkCircle' : 'check'}
      label={entry.isTicked ? texts.videos.untick(entry.name) : texts.videos.tick(entry.name)}
      aria-pressed={entry.isTicked}
    />
  </VideoForm>
)

type VideoFormProps = {
  activityId: number
  videoId: number
  intent: 'start' | 'toggle'
  className?: string
  children: ReactNode
}
const VideoForm = ({ activityId, videoId, intent, className, children }: VideoFormProps) => (
  <Form
    noValidate
    method="post"
    action={`/homepage/atividades/${activityId}/videos`}
    className={className}
    preventScrollReset
  >
    <input type="hidden" name="intent" value={intent} />
    <input type="hidden" name="video" value={videoId} />
    {children}
  </Form>
)
