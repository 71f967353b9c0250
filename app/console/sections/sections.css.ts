import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '#themes/contract.css.ts'
import { fontSize, fontWeight, space, width } from '#themes/scale.ts'
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
