import { style } from '@vanilla-extract/css'
import { cardEdge, clampLines, stateTransition, tint } from '#app/ui/patterns.ts'
import { vars } from '#themes/contract.css.ts'
import { fontSize, fontWeight, lineHeight, media, space, tracking, width } from '#themes/scale.ts'

const { color } = vars

/** The balance, and beside it what is next. */
export const points = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[16],
  '@media': {
    [media.menu]: { gridTemplateColumns: '20rem minmax(0, 1fr)', gap: space[24] },
  },
})
/** Services, and beside them the news. */
export const services = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[24],
  '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) 20rem', gap: space[32] } },
})
/** Without news the services have all of the width. */
export const alone = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' })

/** The next appointment: its day as a sheet of a calendar, what it is, and the way to it. */
export const next = style([
  {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    alignItems: 'center',
    gap: space[16],
    padding: space[16],
    background: color.surface,
    borderRadius: vars.radius.large,
    '@media': { [media.tablet]: { gridTemplateColumns: 'auto minmax(0, 1fr) auto' } },
  },
  cardEdge,
])
export const sheet = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '3.5rem',
  blockSize: '3.5rem',
  borderRadius: vars.radius.medium,
  ...tint.brand,
  fontFamily: vars.font.heading,
  fontSize: fontSize[25],
  fontWeight: fontWeight.strong,
  letterSpacing: tracking.heading,
  lineHeight: lineHeight.heading,
})
export const words = style({ minInlineSize: 0, lineHeight: lineHeight.tight })
export const what = style({ fontSize: fontSize[14], color: color.textMuted })
export const when = style({ fontWeight: fontWeight.strong })
export const ways = style({
  gridColumn: '1 / -1',
  '@media': { [media.tablet]: { gridColumn: 'auto' } },
})

export const tiles = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: space[12],
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
})
export const tile = style({
  '@media': {
    [media.phoneOnly]: { selectors: { '&:last-child:nth-child(odd)': { gridColumn: '1 / -1' } } },
  },
})
export const tileLink = style([
  {
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'space-between',
    gap: space[8],
    blockSize: '100%',
    minBlockSize: '5.5rem',
    padding: space[12],
    background: color.surface,
    borderRadius: vars.radius.large,
    color: color.text,
    textDecoration: 'none',
    ':hover': { color: color.text, borderColor: color.borderStrong },
    '@media': { [media.tablet]: { padding: space[16] } },
  },
  cardEdge,
  stateTransition('border-color'),
])
export const tileName = style({ fontWeight: fontWeight.strong, lineHeight: lineHeight.tight })
export const tileLine = style([
  clampLines(2),
  { fontSize: fontSize[14], lineHeight: lineHeight.tight, color: color.textMuted },
])

export const list = style({ display: 'flex', flexDirection: 'column' })
export const newsLink = style({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  gap: space[4],
  minBlockSize: width.target,
  paddingBlock: space[12],
  borderBlockStart: `${vars.line.card} solid ${color.border}`,
  color: color.text,
  textDecoration: 'none',
  ':hover': { color: color.text, textDecoration: 'underline' },
})
export const date = style({
  fontSize: fontSize[12],
  color: color.textMuted,
  fontVariantNumeric: 'tabular-nums',
})
export const newsTitle = style([
  clampLines(2),
  { fontWeight: fontWeight.strong, lineHeight: lineHeight.tight },
])

export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[16],
  minBlockSize: width.target,
})
export const posts = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[16],
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: space[24] } },
})
/** Somebody's words, large: a line at their beginning, no box. */
export const postLink = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[12],
  blockSize: '100%',
  paddingInlineStart: space[16],
  borderInlineStart: `4px solid ${color.brandMark}`,
  color: color.text,
  textDecoration: 'none',
  ':hover': { color: color.text, textDecoration: 'underline' },
})
export const said = style([
  clampLines(3),
  {
    fontFamily: vars.font.heading,
    fontSize: fontSize[20],
    lineHeight: lineHeight.tight,
    overflowWrap: 'anywhere',
  },
])
export const writer = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  fontSize: fontSize[14],
  color: color.textMuted,
})
