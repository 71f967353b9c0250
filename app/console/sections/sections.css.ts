import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '#themes/contract.css.ts'
import { fontSize, fontWeight, media, space, width } from '#themes/scale.ts'
import { two } from '../ui/ui.css.ts'

const { color, radius } = vars

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
/** Where a button leads: only the field that its kind of link needs is there. */
export const linkFields = style([two])
for (const kind of ['external', 'additional'])
  globalStyle(`${linkFields}:not(:has(option[value="${kind}"]:checked)) > [data-for="${kind}"]`, {
    display: 'none',
  })

/** A section of the list: its picture, its name, what can be done to it. */
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[12],
  padding: space[12],
  background: color.surface,
  border: `1px solid ${color.border}`,
  borderRadius: radius.medium,
  transition: 'transform 160ms ease-out',
})
/** The one that is on its way lies over the others and follows at once. */
export const held = style({
  position: 'relative',
  zIndex: 1,
  borderColor: color.brandMark,
  boxShadow: vars.shadow.floating,
  transition: 'none',
})
export const handle = style({
  cursor: 'grab',
  touchAction: 'none',
  selectors: { '&:active': { cursor: 'grabbing' } },
})
export const thumb = style({
  flexShrink: 0,
  inlineSize: '6rem',
  blockSize: 'auto',
  aspectRatio: '16 / 9',
  objectFit: 'cover',
  overflow: 'hidden',
  borderRadius: radius.small,
  background: color.surfaceSunken,
  // Small enough for a name beside it.
  '@media': { [media.phoneOnly]: { inlineSize: '4rem' } },
})
export const sketched = style({ fill: color.borderStrong })
export const rowWords = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[4],
  flex: '1 1 10rem',
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  fontWeight: fontWeight.strong,
})
export const rowButtons = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[4] })
