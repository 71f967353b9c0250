import { style } from '@vanilla-extract/css'
import { vars } from '#themes/contract.css.ts'
import { fontSize, fontWeight, space } from '#themes/scale.ts'
import { tint } from '../ui/patterns.ts'

export const page = style({ minBlockSize: '100dvh', display: 'grid', alignItems: 'center' })
export const message = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: space[12],
  paddingBlock: space[64],
  textAlign: 'center',
})
export const code = style({
  paddingInline: space[16],
  paddingBlock: space[4],
  borderRadius: vars.radius.pill,
  ...tint.brand,
  fontSize: fontSize[14],
  fontWeight: fontWeight.strong,
  fontVariantNumeric: 'tabular-nums',
})
export const searchArea = style({ inlineSize: '100%', marginBlockStart: space[12] })
export const search = style({ display: 'flex', gap: space[8] })
export const suggestions = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  marginBlockStart: space[12],
})
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: space[8],
  marginBlockStart: space[16],
})
