import { style } from '@vanilla-extract/css'
import { vars } from '#themes/contract.css.ts'
import { fontSize, fontWeight, lineHeight, space } from '#themes/scale.ts'

const { color } = vars

export const card = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[16],
  padding: space[16],
  background: color.surface,
  border: `${vars.line.card} solid ${color.cardEdge}`,
  boxShadow: vars.shadow.card,
  borderRadius: vars.radius.large,
})
/** A card in small. */
export const mark = style({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  inlineSize: space[64],
  aspectRatio: '85.6 / 54',
  borderRadius: vars.radius.small,
  background: color.brandDeep,
  color: color.onBrandDeep,
})
export const words = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: space[4],
  flex: 1,
  minInlineSize: 0,
})
export const name = style({ fontWeight: fontWeight.strong, lineHeight: lineHeight.tight })
export const facts = style({
  color: color.textMuted,
  fontSize: fontSize[14],
  lineHeight: lineHeight.tight,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
})
