import { style } from '@vanilla-extract/css'
import { vars } from '#themes/contract.css.ts'
import { space } from '#themes/scale.ts'

export const content = style({ display: 'flex', flexDirection: 'column', gap: space[24], minInlineSize: 0 })
export const video = style({
  inlineSize: '100%',
  aspectRatio: '16 / 9',
  border: 0,
  borderRadius: vars.radius.medium,
  background: vars.color.surfaceSunken,
})
