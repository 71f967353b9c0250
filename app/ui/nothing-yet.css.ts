import { style } from '@vanilla-extract/css'
import { vars } from '#themes/contract.css.ts'
import { fontSize, fontWeight, lineHeight, media, space } from '#themes/scale.ts'
import { cardEdge } from './patterns.ts'

export const card = style([
  { display: 'grid', overflow: 'hidden', borderRadius: vars.radius.large, background: vars.color.surface },
  cardEdge,
  { '@media': { [media.tablet]: { gridTemplateColumns: '3fr 2fr' } } },
])
export const words = style({
  display: 'grid',
  gap: space[16],
  alignContent: 'center',
  justifyItems: 'start',
  padding: space[24],
  '@media': { [media.tablet]: { padding: space[32], minBlockSize: '15rem' } },
})
export const said = style({
  fontFamily: vars.font.heading,
  fontSize: fontSize[20],
  fontWeight: fontWeight.strong,
  lineHeight: lineHeight.heading,
})
export const next = style({ maxInlineSize: '26rem', color: vars.color.textMuted })
/** Above the words on phones, beside them elsewhere. */
export const picture = style({
  position: 'relative',
  order: -1,
  blockSize: '8rem',
  '@media': { [media.tablet]: { order: 0, blockSize: 'auto' } },
})
export const object = style({
  position: 'absolute',
  insetInlineStart: space[24],
  insetBlockEnd: space[16],
  '@media': { [media.tablet]: { insetInlineStart: space[32], insetBlockEnd: space[32] } },
})
