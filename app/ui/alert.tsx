import { type ReactNode, useEffect, useRef } from 'react'
import * as css from './alert.css.ts'
import { cx } from './class-names.ts'
import { srOnly } from './global.css.ts'
import { Icon, type IconName } from './icon.tsx'
import { uiTexts } from './texts.ts'

export type Tone = keyof typeof css.tones
export const toneIcons: Record<Tone, IconName> = {
  info: 'info',
  success: 'checkCircle',
  warning: 'warning',
  error: 'alert',
}

type AlertProps = {
  tone?: Tone
  title?: string
  children?: ReactNode
  action?: ReactNode
  /** An answer to what was just sent: read out at once. */
  live?: boolean
  id?: string
  className?: string
}

/** Shows a notice in the page; stays until the page changes. */
export function Alert({ tone = 'info', title, children, action, live = false, id, className }: AlertProps) {
  const box = useRef<HTMLDivElement>(null)
  // An answer that came out of view is brought into it: on phones the button is far below.
  useEffect(() => {
    if (!live || !box.current) return
    const { top, bottom, height } = box.current.getBoundingClientRect()
    if (height > 0 && (bottom < 0 || top > window.innerHeight))
      box.current.scrollIntoView({ block: 'center' })
  }, [live])
  return (
    <div
      ref={box}
      id={id}
      className={cx(css.alert, css.tones[tone], className)}
      role={live ? (tone === 'error' ? 'alert' : 'status') : undefined}
    >
      <span className={css.mark}>
        <Icon name={toneIcons[tone]} />
      </span>
      <div className={css.words}>
        <span className={srOnly}>{uiTexts.tone[tone]}: </span>
        {title ? <p className={css.title}>{title}</p> : null}
        {children ? <div className={css.body}>{children}</div> : null}
        {action ? <div className={css.action}>{action}</div> : null}
      </div>
    </div>
  )
}
