import { style } from '@vanilla-extract/css'
import { vars } from '#themes/contract.css.ts'
import { fontSize, fontWeight, space, width } from '#themes/scale.ts'

const { color } = vars

/** The cause of a line: a quiet link, since every line has one. */
export const cause = style({
  color: 'inherit',
  textDecorationLine: 'underline',
  textDecorationColor: color.borderStrong,
  textUnderlineOffset: '0.25em',
  ':hover': { color: color.link, textDecorationColor: 'currentcolor' },
})
export const when = style({ whiteSpace: 'nowrap' })
/** The reason of a line; opened, its rule and its course. */
export const why = style({ fontSize: fontSize[14], fontWeight: fontWeight.regular, color: color.textMuted })
export const summary = style({
  display: 'inline-flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  columnGap: space[8],
  rowGap: space[4],
  position: 'relative',
  minBlockSize: '2rem',
  listStyle: 'none',
  // As large as a finger, and no row is taller for it.
  '::before': {
    content: '',
    position: 'absolute',
    insetInline: 0,
    insetBlock: `calc((2rem - ${width.target}) / 2)`,
    minInlineSize: width.target,
  },
  selectors: { '&::-webkit-details-marker': { display: 'none' }, '&:hover': { color: color.text } },
})
/** Its arrow follows the last word, also where they wrap. */
export const chevron = style({
  display: 'inline-flex',
  verticalAlign: 'middle',
  marginInlineStart: space[4],
  selectors: { 'details[open] > summary &': { rotate: '180deg' } },
})
export const told = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[8],
  paddingBlock: space[8],
  maxInlineSize: '30rem',
})
export const steps = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[8],
  paddingInlineStart: space[12],
  borderInlineStart: `2px solid ${color.border}`,
})
export const step = style({ display: 'flex', flexDirection: 'column' })
export const stepName = style({ color: color.text })
export const amounts = style({ display: 'inline-flex', flexDirection: 'column', alignItems: 'flex-end' })
export const balance = style({
  minBlockSize: '2rem',
  display: 'inline-flex',
  alignItems: 'center',
  fontSize: fontSize[14],
  fontWeight: fontWeight.regular,
  color: color.textMuted,
  whiteSpace: 'nowrap',
})
/** An amount that came back: neither gained nor lost. */
export const cameBack = style({ color: color.textMuted, textDecorationLine: 'line-through' })
/** The name of a day, and at the other end its balance. */
export const day = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space[16],
  fontVariantNumeric: 'tabular-nums',
})
export const weekday = style({ color: color.textMuted, '::first-letter': { textTransform: 'uppercase' } })
