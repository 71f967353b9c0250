import * as css from './avatar.css.ts'
import { cx } from './class-names.ts'
import { initialsOf } from './initials-of.ts'

type AvatarProps = {
  name: string
  src?: string | undefined
  size?: keyof typeof css.sizes
  /** Beside the written name it only decorates. */
  decorative?: boolean
}

/** Chooses a tint by the initials, which a whole name and a shortened one share. */
const tintOf = (name: string) =>
  css.tints[
    [...initialsOf(name).toUpperCase()].reduce((sum, c) => sum + (c.codePointAt(0) ?? 0), 0) %
      css.tints.length
  ]

/** Shows a person's picture, or the initials on a tint that is always the same for the same person. */
export const Avatar = ({ name, src, size = 44, decorative = false }: AvatarProps) => (
  <span
    className={cx(css.sizes[size], tintOf(name))}
    {...(decorative ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name })}
  >
    {src ? (
      <img className={css.picture} src={src} alt="" width={size} height={size} loading="lazy" />
    ) : (
      initialsOf(name)
    )}
  </span>
)
