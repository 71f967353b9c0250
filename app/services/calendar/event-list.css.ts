import { style } from '@vanilla-extract/css'
import { vars } from '#themes/contract.css.ts'
import { fontSize, fontWeight, lineHeight, media, space, width } from '#themes/scale.ts'
import { clampLines, doorLook, stateTransition } from '../../ui/patterns.ts'

const { color } = vars

export const days = style({ display: 'grid', gap: space[24] })
export const day = style({
  display: 'grid',
  gridTemplateColumns: '4rem minmax(0, 1fr)',
  gap: space[12],
  '@media': { [media.tablet]: { gridTemplateColumns: '6rem minmax(0, 1fr)', gap: space[24] } },
})
export const date = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: space[4],
  paddingBlockStart: space[12],
  fontFamily: vars.font.body,
  letterSpacing: 'normal',
})
export const number = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '2.5rem',
  blockSize: '2.5rem',
  borderRadius: vars.radius.pill,
  fontSize: fontSize[25],
  fontWeight: fontWeight.strong,
  lineHeight: '1',
  fontVariantNumeric: 'tabular-nums',
  selectors: {
    '&[data-today]': { background: color.brandDeep, color: color.onBrandDeep, fontSize: fontSize[20] },
  },
})
export const weekday = style({
  color: color.textMuted,
  fontSize: fontSize[12],
  fontWeight: fontWeight.regular,
  textAlign: 'center',
})
export const events = style({ display: 'grid', gap: space[8], minInlineSize: 0 })
export const row = style([doorLook, { minBlockSize: width.target }, stateTransition('border-color')])
export const time = style({
  color: color.brandText,
  fontSize: fontSize[14],
  fontWeight: fontWeight.strong,
  fontVariantNumeric: 'tabular-nums',
})
export const name = style({
  fontSize: fontSize[16],
  fontWeight: fontWeight.strong,
  lineHeight: lineHeight.tight,
})
export const about = style([clampLines(2), { color: color.textMuted, fontSize: fontSize[14] }])
export const picture = style({
  display: 'none',
  flex: 'none',
  inlineSize: '8rem',
  borderRadius: vars.radius.medium,
  '@media': { [media.tablet]: { display: 'block' } },
})
