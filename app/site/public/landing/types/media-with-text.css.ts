import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '#themes/contract.css.ts'
import { fontSize, lineHeight, media, space, width } from '#themes/scale.ts'

export const list = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[48],
  '@media': { [media.desktop]: { gap: space[96] } },
})
const row = style({
  display: 'grid',
  gap: space[24],
  alignItems: 'center',
  gridTemplateColumns: 'minmax(0, 1fr)',
})
export const rows = styleVariants({
  /** Picture at the right. */
  right: [row, { '@media': { [media.desktop]: { gridTemplateColumns: '5fr 6fr', gap: space[64] } } }],
  left: [row, { '@media': { [media.desktop]: { gridTemplateColumns: '6fr 5fr', gap: space[64] } } }],
  /** No picture: a text of its own, on a comfortable measure. */
  alone: [row, { maxInlineSize: width.reading }],
})
/** The picture; on phones it comes first, wherever it stands on wide screens. */
export const figure = styleVariants({
  right: { order: -1, '@media': { [media.desktop]: { order: 1 } } },
  left: { order: -1 },
  alone: {},
})
export const words = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: space[16],
})
export const name = style({
  fontFamily: vars.font.heading,
  fontSize: fontSize[25],
  lineHeight: lineHeight.heading,
  letterSpacing: '-0.015em',
  textWrap: 'balance',
})
