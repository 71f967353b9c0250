import { style } from '@vanilla-extract/css'
import { vars } from '#themes/contract.css.ts'
export const video = style({
  inlineSize: '100%',
  aspectRatio: '16 / 9',
  border: 0,
  borderRadius: vars.radius.medium,
  background: vars.color.surfaceSunken,
})
