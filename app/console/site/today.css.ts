import { style } from '@vanilla-extract/css'
import { vars } from '#themes/contract.css.ts'
import { fontSize, fontWeight, space, width } from '#themes/scale.ts'
import { stateTransition } from '../../ui/patterns.ts'

const { color, radius } = vars

export const lines = style({
  display: 'grid',
  gap: space[8],
  margin: 0,
  padding: 0,
  maxInlineSize: '46rem',
  listStyle: 'none',
})
/** A line that waits: its number, its words, the way there. */
export const line = style({
  ...stateTransition('border-color', 'background-color'),
  display: 'grid',
  gridTemplateColumns: 'minmax(2rem, auto) minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space[12],
  minBlockSize: width.target,
  padding: `${space[12]} ${space[16]}`,
  background: color.surface,
  border: `1px solid ${color.border}`,
  borderRadius: radius.medium,
  color: color.text,
  textDecoration: 'none',
  selectors: { '&:hover': { borderColor: color.borderStrong, background: color.surfaceSunken } },
})
export const number = style({
  fontSize: fontSize[20],
  fontWeight: fontWeight.strong,
  fontVariantNumeric: 'tabular-nums',
})
/** Until when it waits, under its words. */
export const due = style({ display: 'block', fontSize: fontSize[14], color: color.textMuted })
export const figures = style({
  display: 'grid',
  gap: space[8],
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 20rem), 1fr))',
  margin: 0,
  padding: 0,
  maxInlineSize: '64rem',
  listStyle: 'none',
})
/** What is counted, the number at its end, and the week below both. */
export const figure = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignContent: 'start',
  alignItems: 'baseline',
  gap: `${space[4]} ${space[12]}`,
  padding: `${space[12]} ${space[16]}`,
  background: color.surface,
  border: `1px solid ${color.border}`,
  borderRadius: radius.medium,
})
export const figureWeek = style({
  gridColumn: '1 / -1',
  fontSize: fontSize[14],
  color: color.textMuted,
})
export const steps = style([lines, { gap: 0 }])
/** A step of a new station: its mark beside what is to be done. */
export const step = style({
  display: 'grid',
  gridTemplateColumns: '2rem minmax(0, 1fr)',
  columnGap: space[12],
  paddingBlock: space[12],
  borderBlockStart: `1px solid ${color.border}`,
  selectors: { '&:first-child': { borderBlockStart: 0 } },
})
export const mark = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '2rem',
  blockSize: '2rem',
  borderRadius: radius.pill,
  fontSize: fontSize[14],
  fontWeight: fontWeight.strong,
  border: `1px solid ${color.borderStrong}`,
  color: color.textMuted,
})
export const stepBody = style({
  display: 'grid',
  gap: space[4],
  minInlineSize: 0,
  paddingBlockStart: space[4],
})
export const stepName = style({ fontWeight: fontWeight.strong })
