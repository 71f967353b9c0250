import { cx } from './class-names.ts'
import * as css from './picture.css.ts'

export type Source = {
  src: string
  width: number
  height: number
  srcSet?: string | undefined
  sizes?: string | undefined
  /** Where it is cut, as `object-position`; left out: in its middle. */
  position?: string | undefined
  /** How the brand treats it. */
  treatment?: keyof typeof css.treatments | undefined
}
type PictureProps = Source & {
  /** Empty for pictures that only decorate. */
  alt: string
  ratio?: keyof typeof css.ratios
  /** The one picture that the first screen is about: fetched at once. All others wait until they come near. */
  priority?: boolean
  className?: string
}

/** Shows a picture whose place is known before it arrives; one that the brand treats has a frame that takes its place. */
export function Picture({
  alt,
  ratio = 'natural',
  priority = false,
  className,
  position,
  treatment,
  ...source
}: PictureProps) {
  const look = cx(css.ratios[ratio], className)
  const image = (own: string) => (
    <img
      // Before `src`: some browsers start fetching when they see it. React 18 knows `fetchpriority` in lower case only.
      {...(priority ? { fetchpriority: 'high' } : { loading: 'lazy' as const })}
      {...source}
      alt={alt}
      className={own}
      style={position ? { objectPosition: position } : undefined}
      decoding="async"
    />
  )
  return treatment ? (
    <span className={cx(css.treatments[treatment], look)}>{image(css.pictures[treatment])}</span>
  ) : (
    image(look)
  )
}
