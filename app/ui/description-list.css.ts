import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '#themes/contract.css.ts'
import { fontSize, fontWeight, space } from '#themes/scale.ts'

const { color } = vars
export const list = style({ display: 'flex', flexDirection: 'column' })
const pair = style({
  borderBlockEnd: `1px solid ${color.border}`,
  paddingBlock: space[12],
  ':first-child': { paddingBlockStart: 0 },
  ':last-child': { paddingBlockEnd: 0, borderBlockEnd: 0 },
})
export const pairs = styleVariants({
  /** Name and value at the two ends: summaries, receipts. */
  ends: [
    pair,
    {
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'space-between',
      columnGap: space[24],
      rowGap: space[4],
    },
  ],
  /** Name over value: profiles, long values. */
  stacked: [pair, { display: 'flex', flexDirection: 'column', gap: space[4] }],
})
export const total = style({ fontSize: fontSize[20], fontWeight: fontWeight.strong })
export const term = style({ color: color.textMuted, selectors: { [`${total} &`]: { color: 'inherit' } } })
export const value = style({ margin: 0, fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere' })
