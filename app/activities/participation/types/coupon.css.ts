import { style } from '@vanilla-extract/css'
import { vars } from '#themes/contract.css.ts'
import { fontSize, fontWeight, media, space } from '#themes/scale.ts'

const { color } = vars

/** Price and button, which share the bar at the bottom of phones. */
export const buy = style({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  columnGap: space[16],
  rowGap: space[8],
  '@media': {
    [media.desktop]: { flexDirection: 'column', alignItems: 'stretch' },
  },
})
export const prices = style({ display: 'flex', flexDirection: 'column' })
export const old = style({ fontSize: fontSize[14], color: color.textMuted })
export const price = style({
  fontSize: fontSize[20],
  fontWeight: fontWeight.strong,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  '@media': { [media.desktop]: { fontSize: fontSize[25], whiteSpace: 'normal' } },
})
/** Beside the price where its words fit into one line, below it else. */
export const button = style({
  flex: '1 1 11rem',
  minInlineSize: 0,
  '@media': { [media.desktop]: { flex: 'none' } },
})
export const facts = style({
  display: 'none',
  '@media': { [media.desktop]: { display: 'block' } },
})
