import { style } from '@vanilla-extract/css'
import { vars } from '#themes/contract.css.ts'
import { space } from '#themes/scale.ts'

export const words = style({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' })
export const answer = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[4],
  padding: space[16],
  background: vars.color.surfaceSunken,
  borderRadius: vars.radius.medium,
})
