import type { ElementType, ReactNode } from 'react'
import type { Space } from '#themes/scale.ts'
import { cx } from './class-names.ts'
import * as css from './layout.css.ts'

type Box = { as?: ElementType; className?: string; id?: string; children: ReactNode }

/** Things below each other with equal space between. */
export const Stack = ({
  as: Tag = 'div',
  gap = 16,
  align,
  className,
  ...rest
}: Box & { gap?: Space; align?: keyof typeof css.align }) => (
  <Tag className={cx(css.stack, css.gap[gap], align && css.align[align], className)} {...rest} />
)

/** Things beside each other that wrap. */
export const Cluster = ({
  as: Tag = 'div',
  gap = 12,
  align,
  justify,
  className,
  ...rest
}: Box & { gap?: Space; align?: keyof typeof css.align; justify?: keyof typeof css.justify }) => (
  <Tag
    className={cx(
      css.cluster,
      css.gap[gap],
      align && css.align[align],
      justify && css.justify[justify],
      className,
    )}
    {...rest}
  />
)

/** Lays out as many equal columns as fit. */
export const Grid = ({
  as: Tag = 'div',
  min = 'medium',
  gap = 24,
  className,
  ...rest
}: Box & { min?: keyof typeof css.grids; gap?: Space }) => (
  <Tag className={cx(css.grids[min], css.gap[gap], className)} {...rest} />
)

/** Shows the middle column: content 1120, reading 680, form 440. */
export const Container = ({
  as: Tag = 'div',
  width = 'content',
  className,
  ...rest
}: Box & { width?: keyof typeof css.containers }) => (
  <Tag className={cx(css.containers[width], className)} {...rest} />
)
