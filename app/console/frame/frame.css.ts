import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '#themes/contract.css.ts'
import { fontSize, fontWeight, media, space, width } from '#themes/scale.ts'
import { scrollCue, tint } from '../../ui/patterns.ts'

const { color, radius } = vars

export const page = style({
  display: 'grid',
  minBlockSize: '100dvh',
  background: color.page,
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  '@media': { [media.desktop]: { gridTemplateColumns: '16rem minmax(0, 1fr)' } },
})
export const rail = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[8],
  padding: space[16],
  background: color.surface,
  borderBlockEnd: `1px solid ${color.border}`,
  '@media': {
    [media.desktop]: {
      position: 'sticky',
      insetBlockStart: 0,
      blockSize: '100dvh',
      overflow: 'auto',
      padding: space[24],
      borderBlockEnd: 0,
      borderInlineEnd: `1px solid ${color.border}`,
    },
  },
})
export const brand = style({
  fontWeight: fontWeight.strong,
  fontSize: fontSize[20],
  overflowWrap: 'anywhere',
})
export const links = style({
  display: 'flex',
  gap: space[4],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  overflowX: 'auto',
  // In a low window the list scrolls, and the ways out below it stay.
  '@media': { [media.desktop]: { flexDirection: 'column', ...scrollCue(color.surface) } },
})
/** In the row of phones the page one is on stands first: in view, whichever it is, and over nothing else. */
export const here = style({
  flexShrink: 0,
  selectors: { '&:has([aria-current="page"])': { order: -1 } },
  '@media': {
    [media.desktop]: { selectors: { '&:has([aria-current="page"])': { order: 0 } } },
  },
})
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: space[16],
  '@media': { [media.desktop]: { display: 'contents' } },
})
/** Below the links on desktop, beside the name on phones. */
export const visit = style({ '@media': { [media.desktop]: { order: 1 } } })
/** The ways out, at the end of the rail. */
export const leave = style({
  order: 2,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: space[16],
})
/** Its words begin where those of the links beside it do. */
globalStyle(`${leave} button`, { paddingInline: 0 })
export const link = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  minBlockSize: width.target,
  paddingInline: space[12],
  borderRadius: radius.small,
  color: color.text,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  selectors: {
    '&[aria-current="page"]': {
      ...tint.brand,
      fontWeight: fontWeight.strong,
    },
    '&:hover': { background: color.surfaceSunken },
  },
})
export const main = style({
  padding: space[16],
  minInlineSize: 0,
  '@media': { [media.tablet]: { padding: space[32] } },
})
