import { style } from '@vanilla-extract/css'
import { vars } from '#themes/contract.css.ts'
import { fontSize, fontWeight, lineHeight, space } from '#themes/scale.ts'

export const head = style({ display: 'flex', alignItems: 'center', gap: space[16] })
export const words = style({ display: 'flex', flexDirection: 'column', minInlineSize: 0 })
export const name = style({
  fontSize: fontSize[25],
  fontWeight: fontWeight.strong,
  lineHeight: lineHeight.tight,
  overflowWrap: 'anywhere',
})
export const small = style({ color: vars.color.textMuted, overflowWrap: 'anywhere' })
