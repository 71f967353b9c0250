import { style } from '@vanilla-extract/css'
import { vars } from '#themes/contract.css.ts'
import { fontSize, lineHeight, space, width } from '#themes/scale.ts'

export const list = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: space[32],
  textAlign: 'center',
})
export const item = style({
  inlineSize: '100%',
  maxInlineSize: width.reading,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: space[16],
})
export const name = style({
  fontFamily: vars.font.heading,
  fontSize: fontSize[20],
  lineHeight: lineHeight.heading,
  letterSpacing: '-0.015em',
})
