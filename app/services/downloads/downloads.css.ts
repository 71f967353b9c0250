import { style } from '@vanilla-extract/css'
import { vars } from '#themes/contract.css.ts'
import { fontSize, fontWeight, lineHeight, media, space } from '#themes/scale.ts'

const { color } = vars

export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[16],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [media.desktop]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  },
})
export const cell = style({ display: 'grid', minInlineSize: 0 })
export const card = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[12],
  padding: space[16],
  minInlineSize: 0,
  background: color.surface,
  border: `${vars.line.card} solid ${color.cardEdge}`,
  boxShadow: vars.shadow.card,
  borderRadius: vars.radius.large,
  overflowWrap: 'anywhere',
})
export const title = style({
  fontFamily: vars.font.body,
  fontSize: fontSize[16],
  fontWeight: fontWeight.strong,
  lineHeight: lineHeight.heading,
})
export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: space[16],
  marginBlockStart: 'auto',
})
export const facts = style({ fontSize: fontSize[14], color: color.textMuted })
export const lead = style({ color: color.textMuted, fontSize: fontSize[20], lineHeight: lineHeight.heading })
