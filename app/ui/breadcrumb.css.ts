import { style } from '@vanilla-extract/css'
import { vars } from '#themes/contract.css.ts'
import { fontSize, space } from '#themes/scale.ts'

export const list = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[4],
  fontSize: fontSize[14],
})
export const item = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[4],
  color: vars.color.textMuted,
})
export const link = style({
  paddingBlock: space[12],
  color: vars.color.textMuted,
  textDecorationLine: 'none',
  ':hover': { color: vars.color.text, textDecorationLine: 'underline' },
})
