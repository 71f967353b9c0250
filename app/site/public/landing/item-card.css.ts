import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '#themes/contract.css.ts'
import { fontSize, lineHeight, media, space } from '#themes/scale.ts'

const { color } = vars

export const card = style({
  display: 'flex',
  flexDirection: 'column',
  blockSize: '100%',
  containerType: 'inline-size',
  overflow: 'hidden',
  background: color.surface,
  color: color.text,
  border: `1px solid ${color.border}`,
  borderRadius: vars.radius.large,
})
/** A short mark in the brand for items without a picture, so that cards do not look like boxes of text. */
export const mark = style({
  inlineSize: space[32],
  blockSize: space[4],
  borderRadius: vars.radius.pill,
  background: color.brandMark,
  marginBlockEnd: space[8],
})
export const body = style({
  flex: 1,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: space[8],
  padding: space[24],
  '@container': { '(max-width: 16rem)': { padding: space[16] } },
})
export const name = style({
  fontFamily: vars.font.heading,
  fontSize: fontSize[20],
  lineHeight: lineHeight.heading,
  letterSpacing: '-0.015em',
})
export const foot = style({ marginBlockStart: 'auto' })

const grid = style({ display: 'grid', gap: space[16], gridTemplateColumns: 'minmax(0, 1fr)' })
const columns = (tablet: number, desktop: number) =>
  ({
    '@media': {
      [media.tablet]: { gridTemplateColumns: `repeat(${tablet}, minmax(0, 1fr))` },
      [media.desktop]: { gridTemplateColumns: `repeat(${desktop}, minmax(0, 1fr))`, gap: space[24] },
    },
  }) as const
/** Rows that come out even for the number of cards. */
export const grids = styleVariants({
  one: [grid, columns(1, 1)],
  two: [grid, columns(2, 2)],
  three: [grid, columns(3, 3)],
  four: [grid, columns(2, 4)],
})
