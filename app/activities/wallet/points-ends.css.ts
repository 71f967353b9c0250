import { style } from '@vanilla-extract/css'
import { vars } from '#themes/contract.css.ts'
import { fontSize, fontWeight, space, width } from '#themes/scale.ts'

const { color } = vars

export const box = style({
  display: 'flex',
  gap: space[12],
  padding: space[16],
  border: `1px solid ${color.border}`,
  borderRadius: vars.radius.medium,
  background: color.surface,
})
export const icon = style({ display: 'inline-flex', color: color.textMuted, paddingBlockStart: '0.125rem' })
export const words = style({ flex: 1, minInlineSize: 0 })
export const summary = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: width.target,
  color: color.link,
  fontSize: fontSize[14],
  fontWeight: fontWeight.strong,
})
