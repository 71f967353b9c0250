import { style } from '@vanilla-extract/css'
import { vars } from '#themes/contract.css.ts'
import { space } from '#themes/scale.ts'

export const frame = style({ position: 'relative', display: 'grid' })
export const select = style({ paddingInlineEnd: space[48], textOverflow: 'ellipsis' })
export const arrow = style({
  position: 'absolute',
  insetInlineEnd: space[16],
  insetBlockStart: '50%',
  transform: 'translateY(-50%)',
  color: vars.color.textMuted,
  pointerEvents: 'none',
})
