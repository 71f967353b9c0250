import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '#themes/contract.css.ts'
import { fontSize, fontWeight, media, space, tracking, width } from '#themes/scale.ts'
import { logoPlate, tint } from '../../ui/patterns.ts'

const { color } = vars

export const page = style({
  display: 'flex',
  flexDirection: 'column',
  minBlockSize: '100dvh',
  background: color.page,
})
export const header = style({ paddingBlock: space[16], borderBlockEnd: `1px solid ${color.border}` })
export const home = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: width.target,
  color: color.text,
  textDecoration: 'none',
})
export const logo = style({
  ...logoPlate,
  blockSize: '2.25rem',
  inlineSize: 'auto',
  maxInlineSize: '14rem',
  objectFit: 'contain',
})
export const wordmark = style({
  fontFamily: vars.font.heading,
  fontSize: fontSize[20],
  fontWeight: fontWeight.strong,
  letterSpacing: tracking.heading,
})
export const main = style({
  flex: 1,
  display: 'grid',
  alignContent: 'center',
  paddingBlock: space[48],
  ':focus': { outline: 'none' },
  '@media': { [media.tablet]: { paddingBlock: space[96] } },
})

export const message = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: space[16],
  textAlign: 'center',
})
const mark = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '5rem',
  blockSize: '5rem',
  marginBlockEnd: space[8],
  borderRadius: vars.radius.pill,
})
export const marks = styleVariants({
  brand: [mark, tint.brand],
  success: [mark, tint.success],
  /** Seen from across a door. */
  valid: [mark, { inlineSize: '7rem', blockSize: '7rem', background: color.success, color: color.onSuccess }],
  error: [mark, tint.error],
})
export const actions = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'stretch',
  gap: space[12],
  inlineSize: '100%',
  marginBlockStart: space[16],
  '@media': { [media.tablet]: { inlineSize: 'auto', minInlineSize: '16rem' } },
})
