import { style } from '@vanilla-extract/css'
import { vars } from '#themes/contract.css.ts'
import { fontSize, space } from '#themes/scale.ts'

const line = { content: '', flex: 1, blockSize: '1px', background: vars.color.border }
export const labelled = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[16],
  fontSize: fontSize[14],
  color: vars.color.textMuted,
  '::before': line,
  '::after': line,
})
