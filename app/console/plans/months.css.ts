import { style } from '@vanilla-extract/css'
import { vars } from '#themes/contract.css.ts'
import { fontSize, space } from '#themes/scale.ts'

const { color } = vars

export const columns = style({ display: 'block', inlineSize: '100%', blockSize: '8rem' })
export const column = style({ fill: color.brandMark })
export const line = style({ fill: color.borderStrong })
export const ends = style({
  display: 'flex',
  justifyContent: 'space-between',
  marginBlockStart: space[4],
  fontSize: fontSize[14],
  color: color.textMuted,
})
