import { style } from '@vanilla-extract/css'
import { vars } from '#themes/contract.css.ts'
import { fontSize, fontWeight, lineHeight, media, space } from '#themes/scale.ts'

const { color } = vars

export const section = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[16],
  scrollMarginBlockStart: space[96],
})
export const list = style({
  display: 'grid',
  gap: space[16],
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})
export const product = style({
  display: 'flex',
  flexDirection: 'column',
  overflow: 'hidden',
  background: color.surface,
  border: `${vars.line.card} solid ${color.cardEdge}`,
  boxShadow: vars.shadow.card,
  borderRadius: vars.radius.large,
})
export const words = style({
  flex: 1,
  display: 'flex',
  flexDirection: 'column',
  gap: space[8],
  padding: space[16],
})
export const name = style({ fontSize: fontSize[16], lineHeight: lineHeight.tight })
export const prices = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `0 ${space[8]}`,
})
export const price = style({ fontSize: fontSize[20], fontWeight: fontWeight.strong })
/** The form at the foot of its card, however long the words above it are. */
export const form = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[12],
  marginBlockStart: 'auto',
  paddingBlockStart: space[8],
})
export const quantity = style({ maxInlineSize: '14rem' })
export const several = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[16],
  border: 0,
  padding: 0,
})
