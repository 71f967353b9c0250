import { globalStyle, style } from '@vanilla-extract/css'
import { tint } from '#app/ui/patterns.ts'
import { vars } from '#themes/contract.css.ts'
import { fontSize, fontWeight, media, space, width } from '#themes/scale.ts'

const { color } = vars

export const control = style({ minInlineSize: 0 })
export const summary = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  minBlockSize: width.target,
  color: color.textMuted,
  fontSize: fontSize[14],
  listStyle: 'none',
  selectors: { '&::-webkit-details-marker': { display: 'none' }, '&:hover': { color: color.text } },
})
globalStyle(`${summary} strong`, { color: color.text, fontWeight: fontWeight.strong })
export const chevron = style({
  display: 'inline-flex',
  selectors: { 'details[open] > summary &': { rotate: '180deg' } },
})
export const panel = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[16],
  padding: space[16],
  background: color.surface,
  border: `1px solid ${color.border}`,
  borderRadius: vars.radius.medium,
})
/** Of equal width, so that they are read as a calendar. */
export const months = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: space[8],
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
})
export const month = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  minBlockSize: width.target,
  paddingInline: space[4],
  border: `1px solid ${color.border}`,
  borderRadius: vars.radius.pill,
  color: color.text,
  fontSize: fontSize[14],
  textAlign: 'center',
  textDecoration: 'none',
  selectors: {
    '&:hover': { borderColor: color.borderStrong },
    '&[aria-current]': {
      ...tint.brand,
      fontWeight: fontWeight.strong,
    },
  },
})
/** Two dates beside each other, then what to do with them. */
export const form = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: space[12],
  alignItems: 'start',
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 11rem)) 1fr' } },
})
export const actions = style({
  gridColumn: '1 / -1',
  display: 'flex',
  alignItems: 'center',
  gap: space[16],
  '@media': {
    // Level with the inputs, under the height of a label.
    [media.tablet]: { gridColumn: 'auto', paddingBlockStart: '1.875rem' },
  },
})
