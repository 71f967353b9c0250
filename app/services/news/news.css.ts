import { style } from '@vanilla-extract/css'
import { vars } from '#themes/contract.css.ts'
import { fontSize, fontWeight, lineHeight, media, space } from '#themes/scale.ts'
import { clampLines } from '../../ui/patterns.ts'

const { color } = vars

export const list = style({ display: 'grid', gap: space[32] })
export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[24],
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
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  overflow: 'hidden',
  background: color.surface,
  border: `${vars.line.card} solid ${color.cardEdge}`,
  boxShadow: vars.shadow.card,
  borderRadius: vars.radius.large,
  selectors: {
    '&:hover': { borderColor: color.borderStrong },
    '&:has(a:focus-visible)': { outline: `2px solid ${color.focus}`, outlineOffset: '2px' },
  },
})
export const body = style({ display: 'flex', flexDirection: 'column', gap: space[8], padding: space[16] })
export const date = style({ color: color.textMuted, fontSize: fontSize[14] })
export const title = style([
  clampLines(3),
  {
    fontFamily: vars.font.heading,
    fontSize: fontSize[20],
    fontWeight: fontWeight.strong,
    lineHeight: lineHeight.heading,
    overflowWrap: 'anywhere',
  },
])
export const link = style({
  color: color.text,
  textDecorationLine: 'none',
  ':hover': { color: color.text, textDecorationLine: 'underline' },
  ':focus-visible': { outline: 'none' },
  // The whole card is its link.
  '::after': { content: '', position: 'absolute', inset: 0 },
})
export const subtitle = style([clampLines(3), { color: color.textMuted, overflowWrap: 'anywhere' }])
export const end = style({ display: 'grid', justifyItems: 'center', gap: space[12] })
export const said = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  color: color.textMuted,
})

export const picture = style({ inlineSize: '100%', borderRadius: vars.radius.large })
export const lead = style({
  color: color.textMuted,
  fontSize: fontSize[20],
  lineHeight: lineHeight.heading,
  overflowWrap: 'anywhere',
})
