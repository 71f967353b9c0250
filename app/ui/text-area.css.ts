import { style } from '@vanilla-extract/css'
import { vars } from '#themes/contract.css.ts'
import { fontSize } from '#themes/scale.ts'

export const area = style({ minBlockSize: '7rem', resize: 'vertical', fieldSizing: 'content' } as object)
export const counter = style({
  fontSize: fontSize[14],
  color: vars.color.textMuted,
  textAlign: 'end',
  fontVariantNumeric: 'tabular-nums',
})
export const counterOver = style([counter, { color: vars.color.errorText }])
