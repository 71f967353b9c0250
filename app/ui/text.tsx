import type { ElementType, ReactNode } from 'react'
import { cx } from './class-names.ts'
import * as css from './text.css.ts'

export type HeadingLevel = 1 | 2 | 3 | 4
type HeadingProps = {
  /** Place in the outline; the look follows from `size`. */
  level: HeadingLevel
  size?: keyof typeof css.headings
  id?: string
  className?: string
  children: ReactNode
}
const usual = { 1: 'page', 2: 'section', 3: 'card', 4: 'small' } as const

export function Heading({ level, size = usual[level], className, ...rest }: HeadingProps) {
  const Tag: ElementType = `h${level}`
  return <Tag className={cx(css.headings[size], className)} {...rest} />
}

type TextProps = {
  as?: 'p' | 'span' | 'div' | 'strong'
  kind?: keyof typeof css.texts
  id?: string
  className?: string
  children: ReactNode
}

/** Shows running text; longer lines than 68 characters do not happen. */
export const Text = ({ as: Tag = 'p', kind = 'body', className, ...rest }: TextProps) => (
  <Tag className={cx(css.texts[kind], className)} {...rest} />
)
