import { style } from '@vanilla-extract/css'
import { vars } from '#themes/contract.css.ts'
import { fontSize, fontWeight, lineHeight, space } from '#themes/scale.ts'

export const list = style({ display: 'grid', gap: space[16], listStyle: 'none', padding: 0, margin: 0 })
export const item = style({
  display: 'grid',
  justifyItems: 'start',
  gap: space[8],
  padding: space[16],
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.medium,
  background: vars.color.surface,
  overflowWrap: 'anywhere',
})
export const question = style({
  fontFamily: vars.font.body,
  fontSize: fontSize[16],
  fontWeight: fontWeight.strong,
  lineHeight: lineHeight.tight,
})
export const chosen = style({ display: 'grid', gap: space[4], paddingInlineStart: space[16], margin: 0 })
export const words = style({ whiteSpace: 'pre-line' })
