import { Link } from '@remix-run/react'
import type { ReactNode } from 'react'
import { cx } from './class-names.ts'
import { srOnly } from './global.css.ts'
import { Icon, type IconName } from './icon.tsx'
import * as css from './link.css.ts'
import { uiTexts } from './texts.ts'

type TextLinkProps = {
  href: string
  /** `text` in a sentence; `stand` alone (44 px, no underline until hover); `inherit` on tints and fills. */
  kind?: keyof typeof css.kinds
  icon?: IconName
  iconAfter?: IconName
  /** Full page load inside this site. */
  reload?: boolean
  /** Opens a new window and says so. */
  newWindow?: boolean
  /** The name of the file that it saves, of an address that has its content. */
  download?: string
  className?: string
  children: ReactNode
}

/** Browsers take `/\host` for another host, as they do `//host`. */
const isInternal = (href: string) => /^([/?#]|$)/.test(href) && !/^[/\\]{2}/.test(href)

export function TextLink({
  href,
  kind = 'text',
  icon,
  iconAfter,
  reload = false,
  newWindow = false,
  download,
  className,
  children,
}: TextLinkProps) {
  const look = cx(css.kinds[kind], className)
  const content = (
    <>
      {icon ? <Icon name={icon} /> : null}
      {children}
      {iconAfter ? <Icon name={iconAfter} /> : null}
      {newWindow ? <span className={srOnly}> ({uiTexts.opensElsewhere})</span> : null}
    </>
  )
  if (isInternal(href) && !newWindow)
    return (
      <Link to={href} reloadDocument={reload} className={look}>
        {content}
      </Link>
    )
  return (
    <a
      href={href}
      className={look}
      download={download}
      {...(newWindow ? { target: '_blank', rel: 'noopener noreferrer' } : {})}
    >
      {content}
    </a>
  )
}
