import { style } from '@vanilla-extract/css'
import { caps } from '#app/ui/patterns.ts'
import { vars } from '#themes/contract.css.ts'
import { fontSize, fontWeight, lineHeight, space } from '#themes/scale.ts'

const { color } = vars

/** The size of a card as ISO 7810 has it, 85.6 × 54 mm, on the station's brand. */
export const card = style({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  gap: space[12],
  aspectRatio: '85.6 / 54',
  inlineSize: '100%',
  maxInlineSize: '22rem',
  marginInline: 'auto',
  padding: space[24],
  overflow: 'hidden',
  borderRadius: vars.radius.large,
  background: color.brandDeep,
  color: color.onBrandDeep,
  boxShadow: vars.shadow.raised,
})
export const top = style({ display: 'flex', alignItems: 'center', justifyContent: 'space-between' })
/** The contacts of a drawn card. */
export const chip = style({
  inlineSize: space[48],
  blockSize: space[32],
  border: '1px solid currentColor',
  borderRadius: vars.radius.small,
  opacity: 0.6,
})
export const brand = style({ fontWeight: fontWeight.strong, fontSize: fontSize[16] })
export const number = style({
  // Nineteen digits on a narrow phone, too.
  fontSize: 'clamp(1rem, 5.6vw, 1.25rem)',
  lineHeight: lineHeight.tight,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
})
export const bottom = style({
  display: 'flex',
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  gap: space[16],
  fontSize: fontSize[14],
})
export const name = style({
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  textTransform: 'uppercase',
})
export const expiry = style({
  display: 'flex',
  flexDirection: 'column',
  flexShrink: 0,
  fontVariantNumeric: 'tabular-nums',
})
export const label = style([caps])
