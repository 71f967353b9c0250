import { keyframes, style } from '@vanilla-extract/css'
import { vars } from '#themes/contract.css.ts'
import { easing, fontSize, fontWeight, media, space, tracking } from '#themes/scale.ts'

const { color } = vars
const arrive = keyframes({ from: { transform: 'scale(0.6)', opacity: 0 } })

export const moment = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[16],
  minBlockSize: '100%',
  paddingBlock: space[16],
  textAlign: 'center',
})
export const mark = style({
  animation: `${arrive} 420ms ${easing.out}`,
  '@media': { [media.stillness]: { animation: 'none' } },
})
export const earned = style({ color: color.brandText })
export const balance = style({
  paddingInline: space[16],
  paddingBlock: space[8],
  borderRadius: vars.radius.pill,
  background: color.surfaceSunken,
})
export const voucher = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[4],
  inlineSize: '100%',
  padding: space[16],
  border: `1px dashed ${color.borderStrong}`,
  borderRadius: vars.radius.medium,
})
export const code = style({
  fontSize: fontSize[25],
  fontWeight: fontWeight.strong,
  letterSpacing: tracking.caps,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
})
