import { style } from '@vanilla-extract/css'
import { vars } from '#themes/contract.css.ts'
import { fontSize, space } from '#themes/scale.ts'

export const winners = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[4],
  overflowWrap: 'anywhere',
})
export const code = style({ fontSize: fontSize[14], color: vars.color.textMuted, overflowWrap: 'anywhere' })
