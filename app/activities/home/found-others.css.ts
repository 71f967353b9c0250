import { style } from '@vanilla-extract/css'
import { vars } from '#themes/contract.css.ts'
import { fontSize, fontWeight, lineHeight, media, space } from '#themes/scale.ts'
import { clampLines } from '../../ui/patterns.ts'

const { color } = vars

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[12],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [media.desktop]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  },
})
export const row = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '5rem minmax(0, 1fr)',
  gap: space[16],
  alignItems: 'center',
  padding: space[12],
  background: color.surface,
  border: `${vars.line.card} solid ${color.cardEdge}`,
  boxShadow: vars.shadow.card,
  borderRadius: vars.radius.large,
  selectors: {
    '&:hover': { borderColor: color.borderStrong },
    '&:has(a:focus-visible)': { outline: `2px solid ${color.focus}`, outlineOffset: '2px' },
  },
})
export const picture = style({
  display: 'grid',
  aspectRatio: '1',
  overflow: 'hidden',
  borderRadius: vars.radius.medium,
})
export const words = style({ display: 'flex', flexDirection: 'column', gap: space[4], minInlineSize: 0 })
export const name = style([
  clampLines(2),
  {
    fontFamily: vars.font.body,
    fontSize: fontSize[16],
    fontWeight: fontWeight.strong,
    lineHeight: lineHeight.tight,
    overflowWrap: 'anywhere',
  },
])
export const link = style({
  color: color.text,
  textDecorationLine: 'none',
  ':hover': { color: color.text, textDecorationLine: 'underline' },
  ':focus-visible': { outline: 'none' },
  // The whole row is its link.
  '::after': { content: '', position: 'absolute', inset: 0 },
})
export const facts = style({ color: color.textMuted, fontSize: fontSize[14], overflowWrap: 'anywhere' })
