import { style } from '@vanilla-extract/css'
import { vars } from '#themes/contract.css.ts'
import { fontSize, space } from '#themes/scale.ts'

const { color } = vars

export const figures = style({
  display: 'grid',
  gap: space[16],
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 8rem), 1fr))',
})
export const figure = style({ fontSize: fontSize[31], fontVariantNumeric: 'tabular-nums' })
export const label = style({
  display: 'grid',
  gap: space[8],
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  gridTemplateColumns: 'minmax(0, 1fr)',
})
/** Bars of one list have one length, whatever number stands beside them. */
export const count = style({ display: 'inline-block', minInlineSize: '4.5rem', textAlign: 'end' })
export const bar = style({ display: 'block', inlineSize: '100%', blockSize: space[8] })
export const rail = style({ fill: color.surfaceSunken })
export const filled = style({ fill: color.brandMark })
export const days = style({ display: 'block', inlineSize: '100%', blockSize: '8rem' })
export const ends = style({
  display: 'flex',
  justifyContent: 'space-between',
  fontSize: fontSize[14],
  color: color.textMuted,
})
export const text = style({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' })
export const film = style({ inlineSize: '100%', maxInlineSize: '28rem', marginBlockEnd: space[4] })
