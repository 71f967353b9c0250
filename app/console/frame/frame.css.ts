import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '#themes/contract.css.ts'
import { displaySize, fontSize, fontWeight, media, space, width } from '#themes/scale.ts'
import { caps, scrollCue, tint } from '../../ui/patterns.ts'

const { color, radius } = vars

/** Owners' headlines are calm, whatever the site's are. */
const calm = {
  [vars.display.page]: displaySize.calm.page,
  [vars.display.pageWide]: displaySize.calm.pageWide,
  [vars.display.section]: displaySize.calm.section,
  [vars.display.sectionWide]: displaySize.calm.sectionWide,
}
export const page = style({
  vars: calm,
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
      gap: space[4],
      padding: space[16],
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
/** The groups of links: a layer at the side on phones, on desktop a part of the rail. */
export const groups = style({
  position: 'fixed',
  insetBlock: 0,
  insetInlineStart: 0,
  insetInlineEnd: 'auto',
  boxSizing: 'border-box',
  inlineSize: 'min(20rem, 86vw)',
  blockSize: '100dvh',
  maxBlockSize: 'none',
  margin: 0,
  padding: space[16],
  border: 0,
  color: color.text,
  background: color.surface,
  overscrollBehavior: 'contain',
  selectors: { '&::backdrop': { background: color.overlay } },
  '@media': {
    // In a low window the list scrolls, and the ways out below it stay.
    [media.desktop]: {
      display: 'block',
      position: 'static',
      inlineSize: 'auto',
      blockSize: 'auto',
      padding: 0,
      ...scrollCue(color.surface),
    },
  },
})
export const opener = style({ display: 'grid', '@media': { [media.desktop]: { display: 'none' } } })
export const closer = style({
  display: 'flex',
  justifyContent: 'flex-end',
  '@media': { [media.desktop]: { display: 'none' } },
})
export const search = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: space[4],
  // Room for the ring of its field, which the list would cut.
  padding: space[4],
})
/** The name of a group opens and closes its links. */
export const group = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minBlockSize: width.target,
  paddingInline: space[12],
  borderRadius: radius.small,
  cursor: 'pointer',
  listStyle: 'none',
  ...caps,
  color: color.textMuted,
  selectors: {
    '&::-webkit-details-marker': { display: 'none' },
    '&:hover': { background: color.surfaceSunken },
  },
})
globalStyle(`${group} > svg`, { flexShrink: 0 })
globalStyle(`details[open] > ${group} > svg`, { transform: 'rotate(180deg)' })
/** How much waits on a page, at the end of its entry. */
export const count = style({
  marginInlineStart: 'auto',
  minInlineSize: '1.5rem',
  paddingInline: space[4],
  borderRadius: radius.pill,
  ...tint.brand,
  fontSize: fontSize[12],
  fontWeight: fontWeight.strong,
  fontVariantNumeric: 'tabular-nums',
  letterSpacing: 0,
  textAlign: 'center',
})
/** An open group says it at each of its entries. */
export const closedOnly = style({ marginInlineStart: 'auto', marginInlineEnd: space[8] })
globalStyle(`details[open] > ${group} > ${closedOnly}`, { display: 'none' })
export const links = style({ margin: 0, padding: 0, listStyle: 'none' })
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
