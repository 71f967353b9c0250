import { style, styleVariants } from '@vanilla-extract/css'
import { media, space } from '#themes/scale.ts'

export const row = style({ display: 'flex', flexDirection: 'column', gap: space[16], minInlineSize: 0 })
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
    [media.desktop]: { gap: space[24] },
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
/** So many lines under each other once there are more cards than columns. */
const linesOf = (lines: number, columns: number) => ({
  selectors: { [`&:has(> :nth-child(${columns + 1}))`]: { gridTemplateRows: `repeat(${lines}, auto)` } },
})
const wide = (phone: number, tablet: number, desktop: [lines: number, columns: number]) => ({
  gridAutoColumns: inView(1, space[16]),
  gridTemplateRows: `repeat(${phone}, auto)`,
  '@media': {
    [media.tablet]: { gridTemplateRows: `repeat(${tablet}, auto)` },
    [media.desktop]: {
      gridAutoColumns: desktop[1] === 1 ? '100%' : inView(desktop[1], space[24]),
      gridTemplateRows: 'auto',
      ...linesOf(...desktop),
    },
  },
})
/** Wide cards: as many in view as of narrow ones, in lines under each other. */
export const lines = styleVariants({
  fours: wide(2, 3, [2, 2]),
  journey: wide(2, 3, [2, 2]),
  /** Cards with a picture at their side, which three columns have room for. */
  threes: {
    gridAutoColumns: inView(1, space[16]),
    gridTemplateRows: 'repeat(2, auto)',
    '@media': {
      [media.tablet]: { gridAutoColumns: inView(2, space[16]), gridTemplateRows: 'auto' },
      [media.desktop]: { gridAutoColumns: inView(3, space[24]) },
    },
  },
  /** Lines of a list, as wide as the page. */
  list: wide(3, 2, [3, 1]),
})
export const item = style({ scrollSnapAlign: 'start', minInlineSize: 0 })
