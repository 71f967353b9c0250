import { cx } from './class-names.ts'
import * as css from './picture.css.ts'

export type Source = {
  src: string
  width: number
  height: number
  srcSet?: string | undefined
  sizes?: string | undefined
}
type PictureProps = Source & {
  /** Empty for pictures that only decorate. */
  alt: string
  ratio?: keyof typeof css.ratios
  /** The one picture that the first screen is about: fetched at once. All others wait until they come near. */
  priority?: boolean
  className?: string
}

/** Shows a picture whose place is known before it arrives. */
export const Picture = ({ alt, ratio = 'natural', priority = false, className, ...source }: PictureProps) => (
  <img
    // Before `src`: some browsers start fetching when they see it. React 18 knows `fetchpriority` in lower case only.
    {...(priority ? { fetchpriority: 'high' } : { loading: 'lazy' as const })}
    {...source}
    alt={alt}
    className={cx(css.ratios[ratio], className)}
    decoding="async"
  />
)
