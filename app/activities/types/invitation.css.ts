import { style } from '@vanilla-extract/css'
import { vars } from '#themes/contract.css.ts'
import { fontSize, lineHeight, space, tracking } from '#themes/scale.ts'

const { color } = vars

export const gains = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[16],
  padding: space[24],
  background: color.surface,
  border: `1px solid ${color.border}`,
  borderRadius: vars.radius.large,
})
export const title = style({
  fontFamily: vars.font.heading,
  fontSize: fontSize[20],
  lineHeight: lineHeight.heading,
  letterSpacing: tracking.heading,
})
