import { style } from '@vanilla-extract/css'
import { vars } from '#themes/contract.css.ts'
import { fontSize, fontWeight, lineHeight, media, space, width } from '#themes/scale.ts'
import { caps, tint } from '../../ui/patterns.ts'

const { color } = vars

export const table = style({
  inlineSize: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'separate',
  borderSpacing: 0,
  background: color.surface,
  border: `${vars.line.card} solid ${color.cardEdge}`,
  boxShadow: vars.shadow.card,
  borderRadius: vars.radius.large,
  overflow: 'hidden',
  // On phones every bit of width is a finger's.
  '@media': {
    [media.phoneOnly]: {
      inlineSize: `calc(100% + ${space[16]})`,
      marginInline: `-${space[8]}`,
    },
  },
})
export const weekday = style([
  caps,
  {
    paddingBlock: space[12],
    color: color.textMuted,
    textAlign: 'center',
    '@media': { [media.tablet]: { paddingInline: space[12], textAlign: 'start' } },
  },
])
export const cell = style({
  verticalAlign: 'top',
  padding: 0,
  borderBlockStart: `1px solid ${color.border}`,
  '@media': {
    [media.tablet]: {
      blockSize: '8.5rem',
      padding: space[4],
      selectors: { '& + &': { borderInlineStart: `1px solid ${color.border}` } },
    },
  },
})
/** Days of other months, quieter. */
export const otherCell = style([cell, { background: color.surfaceSunken, color: color.textMuted }])
export const day = style({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  gap: space[4],
  minBlockSize: '3.5rem',
  color: 'inherit',
  fontSize: fontSize[14],
  fontVariantNumeric: 'tabular-nums',
  textDecoration: 'none',
  selectors: {
    '&:hover': { color: 'inherit' },
    '&:focus-visible': { outlineOffset: '-2px' },
  },
  '@media': {
    [media.tablet]: { minBlockSize: width.target, inlineSize: width.target, alignContent: 'center' },
  },
})
export const number = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '2rem',
  blockSize: '2rem',
  borderRadius: vars.radius.pill,
  selectors: {
    [`${day}[aria-current] &`]: {
      background: color.brandDeep,
      color: color.onBrandDeep,
      fontWeight: fontWeight.strong,
    },
    [`${day}:hover:not([aria-current]) &`]: tint.brand,
  },
})
export const dots = style({
  display: 'flex',
  gap: '3px',
  blockSize: '6px',
  '@media': { [media.tablet]: { display: 'none' } },
})
export const dot = style({
  inlineSize: '6px',
  blockSize: '6px',
  borderRadius: vars.radius.pill,
  background: color.brandMark,
})
export const events = style({
  display: 'none',
  '@media': {
    [media.tablet]: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[4] },
  },
})
export const event = style({
  display: 'flex',
  gap: space[4],
  minInlineSize: 0,
  minBlockSize: '1.75rem',
  alignItems: 'center',
  paddingInline: space[8],
  ...tint.brand,
  borderRadius: vars.radius.small,
  fontSize: fontSize[12],
  lineHeight: lineHeight.tight,
  textDecoration: 'none',
  selectors: {
    '&:hover': { color: color.onBrandSoft, textDecoration: 'underline' },
    '&:focus-visible': { outlineOffset: '-2px' },
  },
  '@media': { [media.coarse]: { minBlockSize: width.target } },
})
export const time = style({
  display: 'none',
  flex: 'none',
  fontVariantNumeric: 'tabular-nums',
  '@media': { [media.desktop]: { display: 'inline' } },
})
export const name = style({
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontWeight: fontWeight.strong,
})
export const more = style({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: '1.75rem',
  paddingInline: space[8],
  color: 'inherit',
  fontSize: fontSize[12],
  fontWeight: fontWeight.strong,
  textDecoration: 'none',
  ':hover': { textDecoration: 'underline' },
  '@media': { [media.coarse]: { minBlockSize: width.target } },
})
