import { Link } from '@remix-run/react'
import type { ButtonHTMLAttributes, MouseEvent } from 'react'
import * as css from './button.css.ts'
import { cx } from './class-names.ts'
import { Icon, type IconName } from './icon.tsx'

type Look = {
  icon: IconName
  /** The name of the button for those who do not see the icon. */
  label: string
  variant?: keyof typeof css.variants
  size?: keyof typeof css.iconOnly
}
type IconButtonProps = Look & Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children' | 'aria-label'>

const classes = (
  { variant = 'quiet', size = 'medium' }: Pick<Look, 'variant' | 'size'>,
  className?: string,
) => cx(css.button, css.variants[variant], css.sizes[size], css.iconOnly[size], css.round, className)

/** Shows a button that is only an icon; 44 px to touch. Not submitting unless `type` says so. */
export const IconButton = ({
  icon,
  label,
  variant,
  size,
  className,
  type = 'button',
  ...rest
}: IconButtonProps) => (
  <button
    {...rest}
    type={type}
    aria-label={label}
    title={label}
    className={classes({ variant, size }, className)}
  >
    <Icon name={icon} />
  </button>
)

type IconLinkProps = Look & {
  href: string
  preventScrollReset?: boolean
  onClick?: (event: MouseEvent) => void
}

export const IconLink = ({
  icon,
  label,
  variant,
  size,
  href,
  preventScrollReset = false,
  onClick,
}: IconLinkProps) => (
  <Link
    to={href}
    aria-label={label}
    title={label}
    className={classes({ variant, size })}
    preventScrollReset={preventScrollReset}
    onClick={onClick}
  >
    <Icon name={icon} />
  </Link>
)
