import { style } from '@vanilla-extract/css'
import { vars } from '#themes/contract.css.ts'
import { fontSize, fontWeight, space, width } from '#themes/scale.ts'

const { color } = vars

export const link = style({
  position: 'relative',
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  inlineSize: width.target,
  blockSize: width.target,
  borderRadius: vars.radius.pill,
  color: color.text,
  ':hover': { background: color.surfaceSunken, color: color.text },
})
export const count = style({
  position: 'absolute',
  insetBlockStart: '0.125rem',
  insetInlineEnd: 0,
  minInlineSize: '1.25rem',
  paddingInline: space[4],
  borderRadius: vars.radius.pill,
  background: color.brandDeep,
  color: color.onBrandDeep,
  fontSize: fontSize[12],
  fontWeight: fontWeight.strong,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: '1.25rem',
  textAlign: 'center',
  selectors: {
    '[data-ground="brand"] &': { background: color.onBrandDeep, color: color.brandDeep },
  },
})
