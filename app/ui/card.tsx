import { Link } from '@remix-run/react'
import type { ElementType, ReactNode } from 'react'
import * as css from './card.css.ts'
import { cx } from './class-names.ts'

type CardProps = {
  as?: ElementType
  tone?: keyof typeof css.tones
  padding?: keyof typeof css.paddings
  /** The whole card is the link; put no other link inside. */
  href?: string
  id?: string
  labelledBy?: string
  className?: string
  children: ReactNode
}

export function Card({
  as: Tag = 'div',
  tone = 'outlined',
  padding = 'medium',
  href,
  labelledBy,
  className,
  ...rest
}: CardProps) {
  const look = cx(css.tones[tone], css.paddings[padding], href && css.linked, className)
  const ground = tone === 'brand' ? 'fill' : undefined
  if (href !== undefined)
    return <Link to={href} className={look} data-ground={ground} aria-labelledby={labelledBy} {...rest} />
  return <Tag className={look} data-ground={ground} aria-labelledby={labelledBy} {...rest} />
}
