import * as css from './film.css.ts'

/** Shows a film that somebody sent, with the browser's own controls; only its beginning is fetched until it is played. */
export const Film = ({ src, label, poster }: { src: string; label: string; poster?: string | null }) => (
  // biome-ignore lint/a11y/useMediaCaption: nobody writes captions for what members film.
  <video
    className={css.film}
    src={src}
    poster={poster ?? undefined}
    controls
    playsInline
    preload="metadata"
    aria-label={label}
  />
)
