import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '#themes/contract.css.ts'
import { space } from '#themes/scale.ts'

export const frame = style({ position: 'relative', display: 'flex', alignItems: 'center' })
export const affix = style({
  position: 'absolute',
  insetInlineStart: space[16],
  color: vars.color.textMuted,
  pointerEvents: 'none',
})
export const withPrefix = styleVariants({
  icon: { paddingInlineStart: '2.75rem' },
  text: { paddingInlineStart: '3rem' },
})
export const numeric = style({ fontVariantNumeric: 'tabular-nums' })
