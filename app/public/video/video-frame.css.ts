import { style } from '@vanilla-extract/css'
import { vars } from '#themes/contract.css.ts'

export const frame = style({
  display: 'block',
  inlineSize: '100%',
  blockSize: 'auto',
  aspectRatio: '16 / 9',
  border: 0,
  borderRadius: vars.radius.large,
  background: vars.color.surfaceSunken,
})
