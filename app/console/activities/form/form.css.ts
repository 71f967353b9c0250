import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '#themes/contract.css.ts'
import { fontSize, fontWeight, lineHeight, media, space, width } from '#themes/scale.ts'
import { stateTransition, tint, visuallyHidden } from '../../../ui/patterns.ts'

const { color, radius } = vars

/** The buttons stay in reach while the form scrolls. */
export const buttons = style({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: 1,
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[8],
  paddingBlock: space[12],
  background: color.page,
  borderBlockStart: `1px solid ${color.border}`,
})
/** Two lines of buttons on phones cover no field that has the focus. */
globalStyle(`html:has(${buttons})`, { '@media': { [media.phoneOnly]: { scrollPaddingBlockEnd: '9rem' } } })
/** Pressed by the enter key, seen by nobody. */
export const byEnter = style(visuallyHidden)
export const part = style({ minInlineSize: 0, padding: 0, margin: 0, border: 0 })
/** Larger than the labels under it, whatever the station's type. */
export const partTitle = style({
  fontFamily: vars.font.heading,
  fontSize: fontSize[20],
  fontWeight: fontWeight.strong,
  lineHeight: lineHeight.heading,
  paddingBlockEnd: space[12],
})
export const more = style({
  borderBlockStart: `1px solid ${color.border}`,
  selectors: { '&[open]': { paddingBlockEnd: space[8] } },
})
export const moreTitle = style([
  partTitle,
  {
    display: 'flex',
    alignItems: 'center',
    gap: space[12],
    minBlockSize: '3rem',
    paddingBlock: space[8],
    cursor: 'pointer',
    '::after': { content: '"+"', marginInlineStart: 'auto', color: color.textMuted },
    selectors: { [`${more}[open] > &::after`]: { content: '"−"' } },
  },
])
export const steps = style({ display: 'grid', gap: space[8] })
export const where = style({ fontSize: fontSize[14], color: color.textMuted })
/** Beside each other once there is room; on phones one under the other. */
export const stepList = style({
  display: 'grid',
  gap: space[8],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  counterReset: 'passo',
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
})
export const stepItem = style({ display: 'grid', counterIncrement: 'passo' })
export const step = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  minBlockSize: width.target,
  inlineSize: '100%',
  paddingBlock: space[8],
  fontSize: fontSize[14],
  fontWeight: fontWeight.strong,
  lineHeight: lineHeight.tight,
  color: color.textMuted,
  borderBlockStart: `3px solid ${color.border}`,
})
export const current = style({ color: color.text, borderBlockStartColor: color.brandMark })
export const way = style([
  stateTransition('color', 'border-color'),
  {
    color: color.link,
    textAlign: 'start',
    selectors: { '&:hover': { color: color.linkHover, borderBlockStartColor: color.borderStrong } },
  },
])
export const mark = style({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  inlineSize: '1.5rem',
  blockSize: '1.5rem',
  borderRadius: radius.pill,
  fontSize: fontSize[12],
  fontVariantNumeric: 'tabular-nums',
  border: `1px solid ${color.borderStrong}`,
  '::before': { content: 'counter(passo)' },
  selectors: { [`${current} > &`]: { ...tint.brand, borderColor: color.brandMark } },
})
export const differences = style({ display: 'grid', gap: space[8], margin: 0, marginBlockStart: space[8] })
export const saved = style({ margin: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' })
/** Shown under the limit field that it is about. */
export const endless = style({ marginBlockStart: space[16] })
