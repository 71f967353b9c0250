import { style } from '@vanilla-extract/css'
import { vars } from '#themes/contract.css.ts'
import { fontSize, fontWeight } from '#themes/scale.ts'

export const picture = style({ borderRadius: vars.radius.medium })
export const code = style({
  fontSize: fontSize[25],
  fontWeight: fontWeight.strong,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
})
export const plain = style({ whiteSpace: 'pre-line' })
