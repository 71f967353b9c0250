import { createVar, style } from '@vanilla-extract/css'
import { vars } from '#themes/contract.css.ts'
import { fontSize, fontWeight, lineHeight, space, width } from '#themes/scale.ts'
import { caps, tint } from '../../ui/patterns.ts'

const { color } = vars

/** The number of slots of a day, and the position and length of an event in them. */
export const slots = createVar()
export const from = createVar()
export const length = createVar()
export const lane = createVar()
export const lanes = createVar()

/** A quarter of an hour; three are a finger high. */
const slot = '1rem'
const hoursWide = '3.5rem'

const grid = style({
  display: 'grid',
  // Name of the day, what lasts all of it, its hours.
  gridTemplateRows: 'auto auto auto',
  background: color.surface,
  border: `${vars.line.card} solid ${color.cardEdge}`,
  boxShadow: vars.shadow.card,
  borderRadius: vars.radius.large,
  overflow: 'hidden',
  paddingBlockEnd: space[8],
})
export const week = style([grid, { gridTemplateColumns: `${hoursWide} repeat(7, minmax(0, 1fr))` }])
export const oneDay = style([
  grid,
  { gridTemplateColumns: `${hoursWide} minmax(0, 1fr)`, paddingBlockStart: space[8] },
])
export const hours = style({ gridRow: 3, gridColumn: 1, blockSize: `calc(${slots} * ${slot})` })
export const hour = style({
  display: 'block',
  blockSize: `calc(4 * ${slot})`,
  paddingInlineEnd: space[8],
  color: color.textMuted,
  fontSize: fontSize[12],
  lineHeight: '1',
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'end',
})
export const column = style({
  display: 'grid',
  gridRow: '1 / span 3',
  gridTemplateRows: 'subgrid',
  minInlineSize: 0,
  borderInlineStart: `1px solid ${color.border}`,
})
export const head = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: space[4],
  paddingBlock: space[12],
  color: color.text,
  textDecoration: 'none',
  selectors: { '&:hover': { color: color.text }, '&:focus-visible': { outlineOffset: '-2px' } },
})
export const weekday = style([caps, { color: color.textMuted }])
export const number = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '2.25rem',
  blockSize: '2.25rem',
  borderRadius: vars.radius.pill,
  fontSize: fontSize[20],
  fontVariantNumeric: 'tabular-nums',
  selectors: {
    [`${head}[aria-current] &`]: {
      background: color.brandDeep,
      color: color.onBrandDeep,
      fontWeight: fontWeight.strong,
    },
    [`${head}:hover:not([aria-current]) &`]: tint.brand,
  },
})
export const allDay = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[4],
  paddingInline: space[4],
  paddingBlockEnd: space[8],
  minInlineSize: 0,
})
export const whole = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space[8],
  minBlockSize: width.target,
  paddingInline: space[8],
  paddingBlock: space[4],
  ...tint.brand,
  borderRadius: vars.radius.small,
  fontSize: fontSize[14],
  fontWeight: fontWeight.strong,
  lineHeight: lineHeight.tight,
  overflowWrap: 'anywhere',
  textDecoration: 'none',
  ':hover': { color: color.onBrandSoft, textDecoration: 'underline' },
})
export const wholeTime = style({ fontSize: fontSize[12], fontWeight: fontWeight.regular })
export const more = style({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: width.target,
  paddingInline: space[8],
  fontSize: fontSize[14],
  fontWeight: fontWeight.strong,
})
/** The hours of a day, with a line for each. */
export const track = style({
  position: 'relative',
  gridRow: 3,
  blockSize: `calc(${slots} * ${slot})`,
  backgroundImage: `linear-gradient(${color.border} 1px, transparent 1px)`,
  backgroundSize: `100% calc(4 * ${slot})`,
})
export const block = style({
  position: 'absolute',
  insetBlockStart: `calc(${from} * ${slot})`,
  insetInlineStart: `calc(100% * ${lane} / ${lanes})`,
  inlineSize: `calc(100% / ${lanes})`,
  blockSize: `calc(${length} * ${slot})`,
  paddingBlockStart: '1px',
  paddingInline: '2px',
})
export const event = style({
  display: 'flex',
  flexDirection: 'column',
  gap: '2px',
  blockSize: 'calc(100% - 1px)',
  padding: `${space[4]} ${space[8]}`,
  overflow: 'hidden',
  ...tint.brand,
  borderInlineStart: `3px solid ${color.brandMark}`,
  borderRadius: vars.radius.small,
  fontSize: fontSize[12],
  lineHeight: lineHeight.tight,
  textDecoration: 'none',
  selectors: {
    '&:hover': { color: color.onBrandSoft, textDecoration: 'underline' },
    '&:focus-visible': { outlineOffset: '-2px' },
    [`${oneDay} &`]: { fontSize: fontSize[14] },
  },
})
export const name = style({
  minBlockSize: 0,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  fontWeight: fontWeight.strong,
})
export const time = style({ flex: 'none', fontVariantNumeric: 'tabular-nums' })
