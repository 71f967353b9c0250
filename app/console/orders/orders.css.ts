import { style } from '@vanilla-extract/css'
import { vars } from '#themes/contract.css.ts'
import { fontSize, media, space } from '#themes/scale.ts'

const { color, radius } = vars

export const person = style({
  display: 'flex',
  flexDirection: 'column',
  // The e-mail stays whole beside other columns, and breaks where it stands alone.
  overflowWrap: 'break-word',
  '@media': { [media.phoneOnly]: { overflowWrap: 'anywhere', textAlign: 'end' } },
})
/** A code is one word, its hyphen too. */
export const code = style({ whiteSpace: 'nowrap' })
/** What it is about left, what was paid right, once there is room for both. */
export const split = style({
  display: 'grid',
  gap: space[32],
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [media.wide]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(18rem, 2fr)' } },
})
export const items = style({ margin: 0, padding: 0, listStyle: 'none', display: 'grid', gap: space[8] })
export const item = style({
  display: 'flex',
  gap: space[12],
  justifyContent: 'space-between',
  overflowWrap: 'anywhere',
})
export const amount = style({ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' })
/** The time line: a dot and a line on the left. */
export const timeline = style({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  borderInlineStart: `2px solid ${color.border}`,
  marginInlineStart: space[8],
})
export const event = style({
  position: 'relative',
  paddingInlineStart: space[24],
  paddingBlockEnd: space[16],
  overflowWrap: 'anywhere',
  '::before': {
    content: '',
    position: 'absolute',
    insetBlockStart: space[4],
    insetInlineStart: `calc(-1 * ${space[8]} + 1px)`,
    inlineSize: space[12],
    blockSize: space[12],
    borderRadius: radius.pill,
    background: color.surface,
    border: `2px solid ${color.borderStrong}`,
  },
})
export const eventHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[4]} ${space[12]}`,
  justifyContent: 'space-between',
})
export const stats = style({
  display: 'grid',
  gap: space[16],
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  '@media': { [media.wide]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' } },
})
export const figure = style({
  fontSize: fontSize[20],
  fontVariantNumeric: 'tabular-nums',
  '@media': { [media.tablet]: { fontSize: fontSize[25] } },
})
