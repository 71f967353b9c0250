import { style } from '@vanilla-extract/css'
import { vars } from '#themes/contract.css.ts'
import { fontSize, fontWeight, lineHeight, space, tracking } from '#themes/scale.ts'
import { caps, clampLines, stateTransition } from './patterns.ts'

const { color } = vars

export const card = style([
  {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    blockSize: '100%',
    minInlineSize: 0,
    containerType: 'inline-size',
    overflow: 'hidden',
    background: color.surface,
    border: `1px solid ${color.border}`,
    borderRadius: vars.radius.large,
    selectors: {
      '&:hover': { borderColor: color.borderStrong },
      '&:has(a:focus-visible)': { outline: `2px solid ${color.focus}`, outlineOffset: '2px' },
    },
  },
  stateTransition('border-color'),
])

/** Two abreast on a phone: less padding, a third line for names, and types in small letters, so that no word breaks. */
const narrow = '(max-width: 11rem)'

export const cover = style({ aspectRatio: '16 / 9', overflow: 'hidden' })
/** Away from what is no longer, or not yet, to be had; the words stay at full contrast. */
export const dimmed = style({ filter: 'grayscale(0.9)', opacity: 0.45 })

export const body = style({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  gap: space[4],
  padding: space[16],
  '@container': { [narrow]: { padding: space[12] } },
})
/** As high as a badge, with or without one. */
export const kind = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: space[8],
  rowGap: space[4],
  minBlockSize: space[24],
})
export const type = style([
  caps,
  {
    color: color.textMuted,
    '@container': { [narrow]: { letterSpacing: 0, textTransform: 'none' } },
  },
])
export const title = style([
  clampLines(2),
  {
    fontFamily: vars.font.body,
    fontSize: fontSize[16],
    fontWeight: fontWeight.strong,
    lineHeight: lineHeight.tight,
    letterSpacing: tracking.heading,
    /** Two lines always: cards beside each other stay level. */
    minBlockSize: '2.7em',
    textWrap: 'wrap',
    '@container': { [narrow]: { fontSize: fontSize[14], WebkitLineClamp: 3, minBlockSize: '4.05em' } },
  },
])
export const link = style({
  color: color.text,
  textDecorationLine: 'none',
  ':hover': { color: color.text, textDecorationLine: 'underline' },
  ':focus-visible': { outline: 'none' },
  '::after': { content: '', position: 'absolute', inset: 0 },
})
export const foot = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[12],
  marginBlockStart: 'auto',
  paddingBlockStart: space[8],
  minBlockSize: space[32],
  fontSize: fontSize[14],
  lineHeight: lineHeight.tight,
  color: color.textMuted,
})
export const note = style({ display: 'flex', alignItems: 'center', gap: space[8], minInlineSize: 0 })
export const reward = style({
  marginInlineStart: 'auto',
  color: color.brandText,
  fontWeight: fontWeight.strong,
})
