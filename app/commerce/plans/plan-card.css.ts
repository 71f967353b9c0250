import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '#themes/contract.css.ts'
import { fontSize, fontWeight, lineHeight, media, space } from '#themes/scale.ts'
import { tint } from '../../ui/patterns.ts'

const { color } = vars

const card = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: space[16],
  blockSize: '100%',
  padding: space[24],
  background: color.surface,
  color: color.text,
  borderRadius: vars.radius.large,
})
export const cards = styleVariants({
  plain: [card, { border: `1px solid ${color.border}` }],
  highlighted: [card, { border: `2px solid ${color.brandMark}` }],
})
export const head = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: space[8],
})
export const name = style({
  fontFamily: vars.font.heading,
  fontSize: fontSize[20],
  lineHeight: lineHeight.heading,
  letterSpacing: '-0.015em',
})
export const benefits = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[8],
  fontSize: fontSize[14],
})
/** The benefits that the platform gives, on a soft ground of their own. */
export const given = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[8],
  padding: space[12],
  ...tint.brand,
  borderRadius: vars.radius.small,
  fontSize: fontSize[14],
})
export const benefit = style({ display: 'flex', alignItems: 'flex-start', gap: space[8], lineHeight: '1.45' })
export const check = style({ color: color.brandMark, marginBlockStart: '0.0625rem', flex: 'none' })
export const more = style({ fontWeight: fontWeight.strong, paddingInlineStart: '1.75rem' })
export const foot = style({ marginBlockStart: 'auto', paddingBlockStart: space[8] })
export const before = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[8],
  alignItems: 'center',
  fontSize: fontSize[14],
  color: color.textMuted,
  minBlockSize: space[24],
  /** Prices beside each other stand level; one below the other they need no empty line. */
  '@media': { [media.phoneOnly]: { selectors: { '&:empty': { display: 'none' } } } },
})
export const amount = style({
  fontFamily: vars.font.heading,
  fontSize: fontSize[31],
  fontWeight: fontWeight.strong,
  lineHeight: '1.1',
  letterSpacing: '-0.02em',
  fontVariantNumeric: 'tabular-nums',
})
