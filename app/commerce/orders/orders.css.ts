import { globalStyle, style } from '@vanilla-extract/css'
import { caps } from '#app/ui/patterns.ts'
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
  display: 'grid',
  gridTemplateColumns: '4.5rem minmax(0, 1fr)',
  columnGap: space[16],
  rowGap: space[12],
  alignContent: 'start',
  blockSize: '100%',
  padding: space[16],
  background: color.surface,
  border: `${vars.line.card} solid ${color.cardEdge}`,
  boxShadow: vars.shadow.card,
  borderRadius: vars.radius.large,
  '@media': { [media.tablet]: { padding: space[24] } },
})
export const picture = style({
  aspectRatio: '1',
  alignSelf: 'start',
  display: 'grid',
  placeItems: 'center',
  overflow: 'hidden',
  borderRadius: vars.radius.medium,
  background: color.surfaceSunken,
  color: color.textMuted,
})
export const what = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: space[8],
  minInlineSize: 0,
})
export const name = style({
  fontSize: fontSize[16],
  lineHeight: lineHeight.tight,
  fontFamily: vars.font.heading,
  fontWeight: fontWeight.strong,
  overflowWrap: 'anywhere',
})
export const foot = style({
  gridColumn: '1 / -1',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[12],
  paddingBlockStart: space[12],
  borderBlockStart: `1px solid ${color.border}`,
})

/** The success above a receipt. */
export const success = style({ display: 'flex', alignItems: 'center', gap: space[16] })

/** The receipt as a piece of paper. */
export const paper = style({
  display: 'flex',
  flexDirection: 'column',
  background: color.surface,
  border: `${vars.line.card} solid ${color.cardEdge}`,
  boxShadow: vars.shadow.card,
  borderRadius: vars.radius.large,
  overflow: 'hidden',
})
export const head = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[8],
  padding: space[24],
  background: color.brandDeep,
  color: color.onBrandDeep,
  printColorAdjust: 'exact',
})
export const kind = style([caps, { display: 'flex', justifyContent: 'space-between', gap: space[16] }])
export const code = style({
  fontSize: fontSize[25],
  fontWeight: fontWeight.strong,
  letterSpacing: tracking.caps,
  lineHeight: lineHeight.heading,
  fontVariantNumeric: 'tabular-nums',
})
export const stub = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[24],
  padding: space[24],
  borderBlockEnd: `2px dashed ${color.border}`,
})
export const state = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: space[8],
  flex: '1 1 12rem',
  minInlineSize: 0,
})
export const codeMark = style({ marginInline: 'auto', '@media': { [media.tablet]: { marginInline: 0 } } })
export const section = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[12],
  padding: space[24],
  selectors: { '& + &': { borderBlockStart: `1px solid ${color.border}` } },
})
export const item = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: `${space[4]} ${space[16]}`,
  fontVariantNumeric: 'tabular-nums',
})
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[12],
  '@media': { print: { display: 'none' } },
})
/** Printing is for desks. */
export const printButton = style({
  display: 'none',
  '@media': { [media.tablet]: { display: 'contents' } },
})

/** The page of a receipt: on paper there is the receipt and nothing else. */
const page = 'html:has([data-receipt])'
globalStyle(`${page} body *:not([data-receipt], [data-receipt] *, :has([data-receipt]))`, {
  '@media': { print: { display: 'none' } },
})
globalStyle('[data-receipt]', { '@media': { print: { maxInlineSize: '34rem', margin: '0 auto' } } })
