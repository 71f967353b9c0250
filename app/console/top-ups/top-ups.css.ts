import { style } from '@vanilla-extract/css'
import { space } from '#themes/scale.ts'

export const person = style({
  display: 'flex',
  flexDirection: 'column',
  rowGap: space[4],
  minInlineSize: 0,
  overflowWrap: 'anywhere',
})
export const amount = style({ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' })
