import { useRouteLoaderData } from '@remix-run/react'
import { playerOf } from '#contract/player-address.ts'
import type { loader as rootLoader } from '../../../root.tsx'
import { pictureSource } from '../../../station/picture-source.ts'
import { TextLink } from '../../../ui/link.tsx'
import { texts } from '../texts.ts'
import * as css from './video-frame.css.ts'
import { videoPoster } from './video-poster.ts'

type VideoFrameProps = {
  /** Embeddable address, as the API gives it. */
  address: string
  name: string
  poster?: string | null
  /** Takes the shape of what is around it instead of 16:9. */
  fills?: boolean
}
const files = /\.(mp4|webm|mov|m4v|ogv)(\?|$)/i

/** A video where it can be seen (PUB-03, PUB-23): a player's frame, a file, or a link to what cannot be embedded. */
export function VideoFrame({ address, name, poster = null, fills = false }: VideoFrameProps) {
  const theme = useRouteLoaderData<typeof rootLoader>('root')?.theme
  const title = texts.landing.video(name)
  if (playerOf(address)) {
    const look = { ground: theme?.['--color-footer'] ?? '', ink: theme?.['--color-onFooter'] ?? '' }
    return (
      <iframe
        className={css.frames[fills ? 'fill' : 'wide']}
        src={address}
        srcDoc={videoPoster({ href: address, name: title, image: poster, ...look })}
        title={title}
        width={1280}
        height={720}
        loading="lazy"
        allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
        allowFullScreen
        referrerPolicy="strict-origin-when-cross-origin"
      />
    )
  }
  if (files.test(address))
    return (
      // biome-ignore lint/a11y/useMediaCaption: content brings no captions; the description stands beside the video.
      <video
        className={css.frames[fills ? 'fill' : 'wide']}
        src={address}
        controls
        preload="none"
        poster={poster ? pictureSource(poster).src : undefined}
        aria-label={title}
      />
    )
  return address ? (
    <TextLink href={address} kind="stand" icon="play" newWindow>
      {texts.landing.watch}
    </TextLink>
  ) : null
}
