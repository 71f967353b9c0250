import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '#themes/contract.css.ts'
import { fontWeight, media, space, width } from '#themes/scale.ts'

export const row = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: space[16],
  minInlineSize: 0,
})
/** The way past the cards of a row: over its head while the keyboard is on it, and out of sight else. */
export const skip = style({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineEnd: 0,
  zIndex: 1,
  display: 'flex',
  alignItems: 'center',
  minBlockSize: width.target,
  paddingInline: space[16],
  borderRadius: vars.radius.medium,
  background: vars.color.surfaceRaised,
  boxShadow: vars.shadow.floating,
  color: vars.color.link,
  fontWeight: fontWeight.strong,
  selectors: { '&:not(:focus)': { opacity: 0, pointerEvents: 'none' } },
})
/** What the way past the cards leads to. */
export const end = style({ position: 'absolute', insetBlockEnd: 0 })
export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[16],
  minBlockSize: '2.75rem',
})
export const tools = style({ display: 'flex', alignItems: 'center', gap: space[8], flex: 'none' })
export const arrows = style({
  display: 'none',
  '@media': { [`${media.desktop} and ${media.hover}`]: { display: 'flex', gap: space[4] } },
})

/** The row: on phones it reaches the edge of the window, so that the next card shows. Room above and below for focus rings. */
export const track = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gap: space[16],
  marginInline: `calc(-1 * ${space[16]})`,
  paddingInline: space[16],
  paddingBlock: space[4],
  marginBlock: `calc(-1 * ${space[4]})`,
  scrollPaddingInline: space[16],
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollSnapType: 'x mandatory',
  scrollbarWidth: 'none',
  '@media': {
    [media.tablet]: {
      marginInline: `calc(-1 * ${space[24]})`,
      paddingInline: space[24],
      scrollPaddingInline: space[24],
    },
    // Ends where its column ends, with room for focus rings.
    [media.desktop]: {
      gap: space[24],
      marginInline: `calc(-1 * ${space[4]})`,
      paddingInline: space[4],
      scrollPaddingInline: space[4],
    },
  },
})
/** Gives the width of a card when so many are in the row, and a little of the next one. */
const inView = (count: number, gap: string) => `calc((100% - ${count} * ${gap}) / ${count + 0.12})`
const columnsAt = (phone: number, tablet: number, desktop: number) => ({
  gridAutoColumns: inView(phone, space[16]),
  '@media': {
    [media.tablet]: { gridAutoColumns: inView(tablet, space[16]) },
    [media.desktop]: { gridAutoColumns: inView(desktop, space[24]) },
  },
})

/** Widths at which a part of the next card is always in view. */
export const columns = styleVariants({
  small: { gridAutoColumns: 'min(42%, 11rem)' },
  medium: { gridAutoColumns: 'min(78%, 17rem)' },
  large: { gridAutoColumns: 'min(88%, 24rem)' },
  /** Categories: 4, and 2 on phones (HOM-05). */
  fours: columnsAt(2, 3, 4),
  /** Now playing: 3, 2 on tablets (HOM-03). */
  threes: columnsAt(1, 2, 3),
  /** Journeys: 4, 3 on tablets (HOM-04). */
  journey: columnsAt(1, 3, 4),
})
/** The widths of columns of so many lines: all of the track while its cards fit into one, and a part of the next where they do not. */
const inLines = (lines: number) => ({
  gridAutoColumns: '100%',
  gridTemplateRows: `repeat(${lines}, auto)`,
  selectors: { [`&:has(> :nth-child(${lines + 1}))`]: { gridAutoColumns: inView(1, space[16]) } },
})
/** So many columns, whole while all cards are in view, and a part of the next one where they are not. */
const inColumns = (count: number, lines: number, gap: string) => ({
  gridTemplateRows: 'auto',
  selectors: {
    '&:has(> :nth-child(1))': { gridAutoColumns: `calc((100% - ${count - 1} * ${gap}) / ${count})` },
    [`&:has(> :nth-child(${count + 1}))`]: { gridTemplateRows: `repeat(${lines}, auto)` },
    [`&:has(> :nth-child(${count * lines + 1}))`]: {
      gridAutoColumns: inView(count, gap),
      gridTemplateRows: `repeat(${lines}, auto)`,
    },
  },
})
const wide = (phone: number, tablet: number) => ({
  ...inLines(phone),
  '@media': { [media.tablet]: inLines(tablet), [media.desktop]: inColumns(2, 2, space[24]) },
})
/** Wide cards: as many in view as of narrow ones, in lines under each other. */
export const lines = styleVariants({
  fours: wide(2, 3),
  journey: wide(2, 3),
  /** Cards with a picture at their side, which three columns have room for. */
  threes: {
    ...inLines(2),
    '@media': {
      [media.tablet]: inColumns(2, 1, space[16]),
      [media.desktop]: inColumns(3, 1, space[24]),
    },
  },
  /** Lines of a list, as wide as the page. */
  list: { ...inLines(3), '@media': { [media.tablet]: inLines(2), [media.desktop]: inLines(3) } },
})
export const item = style({ scrollSnapAlign: 'start', minInlineSize: 0 })
