import { Link, type LinkProps } from '@remix-run/react'
import type { ButtonHTMLAttributes, ReactNode } from 'react'
import * as css from './button.css.ts'
import { cx } from './class-names.ts'
import { Icon, type IconName } from './icon.tsx'
import { Spinner } from './spinner.tsx'
import { uiTexts } from './texts.ts'

export type ButtonLook = {
  /** The look of the button; a page has one primary. */
  variant?: keyof typeof css.variants
  size?: keyof typeof css.sizes
  width?: keyof typeof css.widths
  icon?: IconName
  iconAfter?: IconName
}
type ButtonProps = ButtonLook &
  Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'> & {
    children: ReactNode
    /** While the form is on its way: the label changes, a second press does nothing. */
    loading?: boolean
    loadingLabel?: string
  }

const classes = ({ variant = 'primary', size = 'medium', width = 'auto' }: ButtonLook, className?: string) =>
  cx(css.button, css.variants[variant], css.sizes[size], css.widths[width], className)

/** Submits by default, as in HTML. */
export function Button({
  variant,
  size,
  width,
  icon,
  iconAfter,
  loading = false,
  loadingLabel = uiTexts.wait,
  className,
  children,
  type = 'submit',
  onClick,
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      className={classes({ variant, size, width }, className)}
      aria-disabled={loading || undefined}
      onClick={loading ? (event) => event.preventDefault() : onClick}
    >
      {loading ? <Spinner size={20} decorative /> : icon && <Icon name={icon} />}
      {loading ? loadingLabel : children}
      {iconAfter && !loading ? <Icon name={iconAfter} /> : null}
    </button>
  )
}

type ButtonLinkProps = ButtonLook &
  Omit<LinkProps, 'to'> & {
    href: string
    /** A full page load: another site, a file, or a page that ships no scripts. */
    reload?: boolean
  }

/** Looks like a button, goes somewhere. */
export function ButtonLink({
  variant,
  size,
  width,
  icon,
  iconAfter,
  href,
  reload = false,
  className,
  children,
  ...rest
}: ButtonLinkProps) {
  const content = (
    <>
      {icon ? <Icon name={icon} /> : null}
      {children}
      {iconAfter ? <Icon name={iconAfter} /> : null}
    </>
  )
  const look = classes({ variant, size, width }, className)
  return (
    <Link to={href} reloadDocument={reload} className={look} {...rest}>
      {content}
    </Link>
  )
}
