import { useRouteLoaderData } from '@remix-run/react'
import { playerOf } from '#contract/player-address.ts'
import type { loader as rootLoader } from '../../../root.tsx'
import { pictureSource } from '../../../station/picture-source.ts'
import { TextLink } from '../../../ui/link.tsx'
import { texts } from '../texts.ts'
import * as css from './video-frame.css.ts'

type VideoFrameProps = {
  /** Embeddable address, as the API gives it. */
  address: string
  name: string
  poster?: string | null
  /** Takes the shape of what is around it instead of 16:9. */
  fills?: boolean
}
const files = /\.(mp4|webm|mov|m4v|ogv)(\?|$)/i

/** Shows a video where it can be seen (PUB-03, PUB-23): a player's frame, a file, or a link to what cannot be embedded. */
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

type Poster = { href: string; name: string; image: string | null; ground: string; ink: string }

/**
 * Writes the page inside a video's frame until somebody plays it: its picture and a play mark that is a link to the
 * player. Nothing is fetched from the video's site before that, with and without scripts. Styles are attributes: the
 * frame inherits the policy of the page.
 */
function videoPoster({ href, name, image, ground, ink }: Poster): string {
  const fill = 'position:absolute;inset:0;width:100%;height:100%'
  const autoplay = `${href}${href.includes('?') ? '&' : '?'}autoplay=1`
  return [
    `<!doctype html><html lang="pt-BR" style="height:100%"><head><title>${escapeHtml(name)}</title></head>`,
    `<body style="margin:0;height:100%;background:${ground};overflow:hidden">`,
    image ? posterPicture(image, `${fill};object-fit:cover`) : '',
    `<a href="${escapeHtml(autoplay)}" aria-label="${escapeHtml(name)}" style="${fill};display:grid;place-items:center;color:${ink}">`,
    `<svg viewBox="0 0 72 72" width="72" height="72" aria-hidden="true"><circle cx="36" cy="36" r="36" fill="${ink}"/>`,
    `<path d="M29 24.5v23a1.5 1.5 0 0 0 2.3 1.27l18-11.5a1.5 1.5 0 0 0 0-2.54l-18-11.5A1.5 1.5 0 0 0 29 24.5z" fill="${ground}"/></svg>`,
    '</a></body></html>',
  ].join('')
}

function posterPicture(image: string, style: string): string {
  const { src, position = '50% 50%' } = pictureSource(image)
  return `<img src="${escapeHtml(src)}" alt="" style="${style};object-position:${position}">`
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (sign) => entities[sign] ?? sign)
