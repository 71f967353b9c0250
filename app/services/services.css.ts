import { style } from '@vanilla-extract/css'
import { doorLook, stateTransition } from '#app/ui/patterns.ts'
import { vars } from '#themes/contract.css.ts'
import { fontSize, fontWeight, lineHeight, media, space } from '#themes/scale.ts'

const { color } = vars

/** Doors and cards of a list: one column on phones. */
export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[16],
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [media.desktop]: { gap: space[24] },
  },
})
export const thirds = style([
  grid,
  { '@media': { [media.desktop]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } } },
])
export const cell = style({ display: 'grid', minInlineSize: 0 })
export const door = style([doorLook, stateTransition('border-color')])
export const words = style({
  flex: 1,
  display: 'flex',
  flexDirection: 'column',
  gap: space[4],
  minInlineSize: 0,
  overflowWrap: 'anywhere',
})
export const name = style({
  fontFamily: vars.font.body,
  fontSize: fontSize[16],
  fontWeight: fontWeight.strong,
  lineHeight: lineHeight.tight,
  overflowWrap: 'anywhere',
})
export const small = style({ fontSize: fontSize[14], color: color.textMuted, overflowWrap: 'anywhere' })
/** Text as it was typed, line by line. */
export const typed = style({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' })
export const entry = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: space[8],
  padding: space[24],
  background: color.surface,
  border: `${vars.line.card} solid ${color.cardEdge}`,
  boxShadow: vars.shadow.card,
  borderRadius: vars.radius.large,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
})
export const more = style({ marginBlockStart: 'auto' })
export const lines = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[8],
  paddingInlineStart: space[24],
  listStyle: 'disc',
})
export const film = style({
  display: 'block',
  inlineSize: '100%',
  blockSize: 'auto',
  aspectRatio: '16 / 9',
  border: 0,
  borderRadius: vars.radius.large,
  background: color.surfaceSunken,
})
export const photo = style({
  flex: 'none',
  inlineSize: space[64],
  blockSize: space[64],
  overflow: 'hidden',
  borderRadius: vars.radius.pill,
})
