import { style } from '@vanilla-extract/css'
import { vars } from '#themes/contract.css.ts'
import { fontSize, space } from '#themes/scale.ts'

export const acts = style({ display: 'flex', flexWrap: 'wrap', gap: space[8] })
export const act = style({
  minBlockSize: '44px',
  paddingInline: space[16],
  fontSize: fontSize[14],
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.medium,
  background: vars.color.surface,
  color: 'inherit',
  cursor: 'pointer',
})
