import { style } from '@vanilla-extract/css'
import { vars } from '#themes/contract.css.ts'
import { fontSize, fontWeight, lineHeight, media, space, tracking } from '#themes/scale.ts'

const { color } = vars

export const list = style({
  display: 'grid',
  gap: space[16],
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [media.desktop]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: space[24] } },
})
export const card = style({
  display: 'flex',
  flexDirection: 'column',
  blockSize: '100%',
  overflow: 'hidden',
  background: color.surface,
  border: `${vars.line.card} solid ${color.cardEdge}`,
  boxShadow: vars.shadow.card,
  borderRadius: vars.radius.large,
})
export const what = style({
  flex: 1,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: space[12],
  padding: space[24],
})
export const name = style({
  fontSize: fontSize[20],
  lineHeight: lineHeight.tight,
  fontFamily: vars.font.heading,
  fontWeight: fontWeight.strong,
})
export const facts = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[8],
  fontSize: fontSize[14],
})
export const fact = style({
  display: 'flex',
  gap: space[8],
  alignItems: 'flex-start',
  color: color.textMuted,
})
/** The stub: code and button, below a line of dashes. */
export const stub = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[12],
  padding: `${space[16]} ${space[24]}`,
  borderBlockStart: `2px dashed ${color.border}`,
  background: color.surfaceSunken,
})
export const code = style({
  fontWeight: fontWeight.strong,
  letterSpacing: tracking.caps,
  fontVariantNumeric: 'tabular-nums',
})
export const price = style({
  fontSize: fontSize[20],
  fontWeight: fontWeight.strong,
  fontVariantNumeric: 'tabular-nums',
})
