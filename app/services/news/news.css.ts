import { style } from '@vanilla-extract/css'
import { vars } from '#themes/contract.css.ts'
import { space } from '#themes/scale.ts'

export const list = style({ display: 'grid', gap: space[32] })
export const end = style({ display: 'grid', justifyItems: 'center', gap: space[12] })
export const said = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  color: vars.color.textMuted,
})
