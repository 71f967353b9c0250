import { style } from '@vanilla-extract/css'
import { stateTransition, tint } from '#app/ui/patterns.ts'
import { vars } from '#themes/contract.css.ts'
import { fontSize, fontWeight, lineHeight, media, space, width } from '#themes/scale.ts'

const { color } = vars

export const section = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[24],
  minInlineSize: 0,
  marginBlockStart: space[32],
  paddingBlockStart: space[32],
  borderBlockStart: `1px solid ${color.border}`,
  scrollMarginBlockStart: space[96],
})
export const list = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[24],
  margin: 0,
  padding: 0,
  listStyle: 'none',
})
export const replies = style([
  list,
  {
    gap: space[16],
    marginBlockStart: space[12],
    paddingInlineStart: space[16],
    borderInlineStart: `2px solid ${color.border}`,
  },
])
export const comment = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: space[12],
  scrollMarginBlockStart: space[96],
})
export const body = style({ display: 'flex', flexDirection: 'column', gap: space[4], minInlineSize: 0 })
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `0 ${space[12]}`,
})
export const name = style({ fontWeight: fontWeight.strong, overflowWrap: 'anywhere' })
export const when = style({ fontSize: fontSize[14], color: color.textMuted })
/** The text as it was typed, line by line, in either direction of writing. */
export const words = style({
  margin: 0,
  maxInlineSize: width.measure,
  lineHeight: lineHeight.body,
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
})
export const acts = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space[4],
  marginInline: `calc(-1 * ${space[8]})`,
})
/** Quiet, but as tall as a finger. */
export const act = style([
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: space[8],
    minBlockSize: width.target,
    paddingInline: space[8],
    borderRadius: vars.radius.pill,
    fontSize: fontSize[14],
    color: color.textMuted,
    textDecorationLine: 'none',
    selectors: {
      '&:hover': tint.brand,
      '&[aria-pressed="true"]': { color: color.brandText },
      '&[aria-pressed="true"]:hover': { color: color.onBrandSoft },
    },
  },
  stateTransition('background-color', 'color'),
])
/** In the place of what was done: no control any more. */
export const saidDone = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[8],
  minBlockSize: width.target,
  paddingInline: space[8],
  fontSize: fontSize[14],
  color: color.textMuted,
})
export const filled = style({ fill: 'currentColor' })
export const said = style({ fontSize: fontSize[14], color: color.textMuted })
export const notice = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space[8],
  fontSize: fontSize[14],
  color: color.warningText,
  overflowWrap: 'anywhere',
})
export const form = style({ display: 'flex', flexDirection: 'column', gap: space[8] })
/** A field as low as its text is short; it grows with it. */
export const field = style({ selectors: { '&&': { minBlockSize: '4.5rem' } } })
/** A keyboard on glass says by itself that its key sends, and has no Shift + Enter. */
export const keys = style({ display: 'none', '@media': { [media.hover]: { display: 'inline' } } })
export const send = style({ display: 'flex', justifyContent: 'flex-end' })
export const pages = style({ display: 'flex', flexWrap: 'wrap', gap: space[16] })
