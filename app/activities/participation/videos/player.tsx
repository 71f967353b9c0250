import { type RefObject, useEffect, useRef, useState } from 'react'
import type { ActionVideo } from '#contract/activities/participation/schemas.ts'
import { TextLink } from '../../../ui/link.tsx'
import { texts } from '../texts.ts'
import { embedSource, playerKind } from './player-kind.ts'
import * as css from './playlist.css.ts'
import { type Listener, watchEmbed } from './watch-embed.ts'

type PlayerProps = Listener & {
  video: ActionVideo
  /** The second to go on at. */
  startAt: number
}

/** Plays a video and says where it is: an embedded player, a file, or a link to what can only be seen elsewhere (VID-07). */
export function Player({ video: { name, video }, startAt, onTime, onEnded }: PlayerProps) {
  // What changes while it plays must not begin it again.
  const [from] = useState(Math.floor(startAt))
  const listener = useLatest({ onTime, onEnded })
  const kind = playerKind(video.url)
  if (kind === 'file') return <FilePlayer url={video.url} name={name} from={from} listener={listener} />
  if (kind === 'elsewhere')
    return (
      <TextLink href={video.url} kind="stand" icon="play" newWindow>
        {texts.videos.elsewhere}
      </TextLink>
    )
  return (
    <Embed
      source={embedSource(video.url, kind, from)}
      kind={kind}
      title={texts.video(name)}
      listener={listener}
    />
  )
}

function useLatest<T>(value: T): RefObject<T> {
  const latest = useRef(value)
  useEffect(() => {
    latest.current = value
  })
  return latest
}

type FileProps = { url: string; name: string; from: number; listener: RefObject<Listener> }
const FilePlayer = ({ url, name, from, listener }: FileProps) => (
  // biome-ignore lint/a11y/useMediaCaption: the station's own file; captions come with it or not at all.
  <video
    className={css.player}
    src={url}
    controls
    autoPlay
    playsInline
    preload="metadata"
    aria-label={texts.video(name)}
    onLoadedMetadata={({ currentTarget: video }) => {
      if (from > 0 && from < video.duration * 0.95) video.currentTime = from
    }}
    onTimeUpdate={({ currentTarget: { currentTime, duration, seeking } }) => {
      if (!seeking && Number.isFinite(duration)) listener.current?.onTime(currentTime, duration)
    }}
    onEnded={() => listener.current?.onEnded()}
  />
)

type EmbedProps = {
  source: string
  kind: 'youtube' | 'vimeo'
  title: string
  listener: RefObject<Listener>
}
function Embed({ source, kind, title, listener }: EmbedProps) {
  const frame = useRef<HTMLIFrameElement>(null)
  useEffect(() => {
    if (!frame.current) return
    return watchEmbed(frame.current, kind, {
      onTime: (time, duration) => listener.current?.onTime(time, duration),
      onEnded: () => listener.current?.onEnded(),
    })
  }, [kind, listener])
  return (
    <iframe
      ref={frame}
      className={css.player}
      src={source}
      title={title}
      allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
      allowFullScreen
      referrerPolicy="strict-origin-when-cross-origin"
    />
  )
}
