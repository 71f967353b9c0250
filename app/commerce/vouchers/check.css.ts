import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '#themes/contract.css.ts'
import { fontWeight, space, tracking } from '#themes/scale.ts'
import { tint } from '../../ui/patterns.ts'

const { color } = vars

export const result = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: space[16],
  textAlign: 'center',
})
/** Seen from across a door. */
const mark = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '7rem',
  blockSize: '7rem',
  marginBlockEnd: space[8],
  borderRadius: vars.radius.pill,
})
export const marks = styleVariants({
  valid: [mark, { background: color.success, color: color.onSuccess }],
  invalid: [mark, tint.error],
  spent: [mark, tint.warning],
})
export const code = style({
  fontWeight: fontWeight.strong,
  letterSpacing: tracking.caps,
  fontVariantNumeric: 'tabular-nums',
})
export const form = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[16],
  inlineSize: '100%',
  marginBlockStart: space[16],
  textAlign: 'start',
})
