import { style } from '@vanilla-extract/css'
import { vars } from '#themes/contract.css.ts'
import { fontSize, space } from '#themes/scale.ts'

export const pager = style({
  display: 'grid',
  gridTemplateColumns: '1fr auto 1fr',
  alignItems: 'center',
  gap: space[12],
  paddingBlockStart: space[16],
  borderBlockStart: `1px solid ${vars.color.border}`,
})
export const side = style({ minInlineSize: 0 })
export const end = style([side, { textAlign: 'end' }])
export const where = style({
  color: vars.color.textMuted,
  fontSize: fontSize[14],
  fontVariantNumeric: 'tabular-nums',
})
