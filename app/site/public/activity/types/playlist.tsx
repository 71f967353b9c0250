import { Badge } from '../../../../ui/badge.tsx'
import { Icon } from '../../../../ui/icon.tsx'
import { Panel } from '../../../../ui/panel.tsx'
import { Text } from '../../../../ui/text.tsx'
import { truncate } from '../../../../ui/truncate.ts'
import { texts } from '../../texts.ts'
import type { BodyProps } from './body-props.ts'
import * as css from './parts.css.ts'

/** Characters of a name in the list (VID-07). */
const nameLength = 30

/** Shows the whole list (type 18); the first can be watched above, a required one locks those after it (D2§4). */
export function Playlist({ activity }: BodyProps) {
  const videos = activity.action_videos
  if (videos.length === 0) return null
  const lockedFrom = videos.findIndex((video) => video.required)
  return (
    <Panel title={texts.activity.videos(videos.length)}>
      <ol className={css.videos}>
        {videos.map((video, index) => (
          <li key={video.video_id} className={css.video}>
            <div className={css.videoWords}>
              <h3 className={css.videoName} title={video.name}>
                {truncate(video.name, nameLength)}
              </h3>
              {video.description ? <Text kind="smallMuted">{video.description}</Text> : null}
            </div>
            {lockedFrom >= 0 && index > lockedFrom ? (
              <Icon name="lock" label={texts.activity.locked} />
            ) : video.required ? (
              <Badge>{texts.activity.required}</Badge>
            ) : null}
          </li>
        ))}
      </ol>
    </Panel>
  )
}
