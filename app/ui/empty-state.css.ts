import { style } from '@vanilla-extract/css'
import { vars } from '#themes/contract.css.ts'
import { fontSize, space } from '#themes/scale.ts'

export const empty = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: space[16],
  paddingBlock: space[48],
  paddingInline: space[16],
  textAlign: 'center',
})
export const words = style({ maxInlineSize: '26rem', color: vars.color.textMuted })
export const heading = style({ maxInlineSize: '26rem', fontSize: fontSize[25] })
