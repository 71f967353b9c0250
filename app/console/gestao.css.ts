import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '#themes/contract.css.ts'
import { fontSize, fontWeight, media, space, width } from '#themes/scale.ts'

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
  '@media': { [media.desktop]: { flexDirection: 'column' } },
})
/** In the row of phones the page one is on stays in view, whichever it is. */
export const here = style({
  selectors: {
    '&:has([aria-current="page"])': {
      position: 'sticky',
      insetInline: 0,
      background: color.surface,
      zIndex: 1,
    },
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
      background: color.brandSoft,
      color: color.onBrandSoft,
      fontWeight: fontWeight.strong,
    },
    '&:hover': { background: color.surfaceSunken },
  },
})
export const soon = style([
  link,
  { color: color.textMuted, selectors: { '&:hover': { background: 'none' } } },
])
export const main = style({
  padding: space[16],
  minInlineSize: 0,
  '@media': { [media.tablet]: { padding: space[32] } },
})
export const narrow = style({ maxInlineSize: '46rem' })
/** Editor left, live preview right; it stays in view while the editor scrolls. */
export const split = style({
  display: 'grid',
  gap: space[32],
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [media.wide]: { gridTemplateColumns: 'minmax(22rem, 5fr) minmax(0, 6fr)' } },
})
export const list = style({ margin: 0, padding: 0, listStyle: 'none', display: 'grid', gap: space[8] })
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[12],
  padding: `${space[12]} ${space[16]}`,
  background: color.surface,
  border: `1px solid ${color.border}`,
  borderRadius: radius.medium,
})
export const rowName = style({
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  overflowWrap: 'anywhere',
})
export const small = style({ fontSize: fontSize[14], color: color.textMuted })
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space[4] })
export const items = style({ display: 'grid', gap: space[8] })
/** One item of a section: its name, and its fields once it is opened. */
export const item = style({
  border: `1px solid ${color.border}`,
  borderRadius: radius.medium,
  background: color.surface,
  minInlineSize: 0,
})
export const itemName = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[12],
  minBlockSize: width.target,
  padding: `${space[8]} ${space[16]}`,
  cursor: 'pointer',
  fontWeight: fontWeight.strong,
  overflowWrap: 'anywhere',
  '::after': { content: '"+"', marginInlineStart: 'auto', fontSize: fontSize[20], color: color.textMuted },
  selectors: { [`${item}[open] > &::after`]: { content: '"−"' } },
})
export const itemThumb = style({
  inlineSize: '3.5rem',
  aspectRatio: '16 / 9',
  objectFit: 'cover',
  borderRadius: radius.small,
})
export const fieldset = style({ border: 0, padding: space[16], margin: 0, minInlineSize: 0 })
export const two = style({
  display: 'grid',
  gap: space[16],
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 13rem), 1fr))',
})
/** Where a button leads: only the field that its kind of link needs is there. */
export const linkFields = style([two])
for (const kind of ['external', 'additional'])
  globalStyle(`${linkFields}:not(:has(option[value="${kind}"]:checked)) > [data-for="${kind}"]`, {
    display: 'none',
  })
/** The footer's own colour is asked for once it does not follow the first. */
export const footerColor = style({ display: 'grid', gap: space[8] })
globalStyle(`${footerColor}:has([name="footerFollows"]:checked) > :last-child`, { display: 'none' })
export const logo = style({
  maxBlockSize: '3.5rem',
  maxInlineSize: '100%',
  alignSelf: 'flex-start',
  objectFit: 'contain',
})
export const thumb = style({
  maxBlockSize: '6rem',
  maxInlineSize: 'min(100%, 16rem)',
  inlineSize: 'auto',
  blockSize: 'auto',
  objectFit: 'contain',
  borderRadius: radius.small,
  alignSelf: 'flex-start',
  justifySelf: 'start',
})
/** Two versions of a part, field by field. */
export const comparison = style({ margin: 0, display: 'grid', gap: space[12], inlineSize: '100%' })
export const comparisonRow = style({
  display: 'grid',
  gap: `${space[4]} ${space[16]}`,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 14rem), 1fr))',
  paddingBlockStart: space[12],
  borderBlockStart: `1px solid ${color.border}`,
})
export const comparisonLabel = style({ gridColumn: '1 / -1', fontWeight: fontWeight.strong })
export const comparisonSide = style({
  margin: 0,
  display: 'grid',
  gap: space[4],
  alignContent: 'start',
  overflowWrap: 'anywhere',
})
export const comparisonText = style({ whiteSpace: 'pre-line' })
export const wide = style({ flexBasis: '100%' })
export const summary = style({
  cursor: 'pointer',
  minBlockSize: width.target,
  display: 'flex',
  alignItems: 'center',
  color: color.link,
  fontWeight: fontWeight.strong,
})
export const code = style({
  fontFamily: 'ui-monospace, monospace', // raw-value-ok: code, in the system's own face
  fontSize: fontSize[14],
  overflowWrap: 'anywhere',
  padding: space[8],
  borderRadius: radius.small,
  background: color.surfaceSunken,
  margin: 0,
  whiteSpace: 'pre-wrap',
})
