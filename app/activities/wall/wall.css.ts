import { style } from '@vanilla-extract/css'
import { stateTransition, tint } from '#app/ui/patterns.ts'
import { vars } from '#themes/contract.css.ts'
import { fontSize, fontWeight, lineHeight, media as screen, space, width } from '#themes/scale.ts'

const { color } = vars

export const composer = style({ display: 'flex', flexDirection: 'column', gap: space[12] })
export const saying = style({ display: 'flex', gap: space[12], alignItems: 'flex-start' })
export const grows = style({ flex: 1, minInlineSize: 0 })
export const field = style({ selectors: { '&&': { minBlockSize: '5.5rem' } } })
export const send = style({ display: 'flex', justifyContent: 'flex-end', gap: space[12] })

export const media = style({ display: 'flex', flexDirection: 'column', gap: space[12] })
export const files = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[16],
  paddingBlock: space[12],
})
export const parts = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[12],
  minInlineSize: 0,
  margin: 0,
  padding: 0,
  border: 0,
})
export const uploading = style({ color: color.textMuted })
export const sent = style({
  color: color.successText,
  selectors: { '&:not(:empty)': { marginBlockStart: space[8] } },
})
export const film = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: space[12],
  padding: space[16],
  borderRadius: vars.radius.medium,
  background: color.surfaceSunken,
})
/** Whole, and never taller than a screen: a long one is seen on its own page. */
export const picture = style({
  inlineSize: '100%',
  maxBlockSize: '80vh',
  objectFit: 'contain',
  borderRadius: vars.radius.medium,
  background: color.surfaceSunken,
})

export const list = style({ display: 'flex', flexDirection: 'column', gap: space[24] })
export const posts = style([list, { margin: 0, padding: 0, listStyle: 'none' }])
export const entry = style({ scrollMarginBlockStart: space[96] })
export const end = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: space[8],
  paddingBlockEnd: space[32],
})
export const said = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  minBlockSize: width.target,
  color: color.textMuted,
})
export const head = style({ display: 'flex', alignItems: 'center', gap: space[12], minInlineSize: 0 })
export const who = style({ display: 'flex', flexDirection: 'column', minInlineSize: 0 })
export const nameLine = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `0 ${space[8]}`,
})
export const name = style({ fontWeight: fontWeight.strong, overflowWrap: 'anywhere' })
export const when = style({
  fontSize: fontSize[14],
  color: color.textMuted,
  textDecorationLine: 'none',
  selectors: { 'a&:hover': { color: color.text, textDecorationLine: 'underline' } },
})
/** The text as it was typed, line by line, in either direction of writing. */
export const words = style({
  margin: 0,
  maxInlineSize: width.measure,
  fontSize: fontSize[16],
  lineHeight: lineHeight.body,
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
})
export const quote = style([
  words,
  {
    marginBlockStart: space[12],
    paddingInlineStart: space[12],
    borderInlineStart: `2px solid ${color.borderStrong}`,
    color: color.textMuted,
  },
])
export const notice = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space[8],
  fontSize: fontSize[14],
  color: color.warningText,
  overflowWrap: 'anywhere',
})
export const acts = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space[4],
  marginInline: `calc(-1 * ${space[4]})`,
  marginBlockEnd: `calc(-1 * ${space[8]})`,
  paddingBlockStart: space[4],
  borderBlockStart: `1px solid ${color.border}`,
  '@media': { [screen.tablet]: { columnGap: space[12], marginInline: `calc(-1 * ${space[8]})` } },
})
/** Quiet, but as tall as a finger. */
export const act = style([
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: space[4],
    minBlockSize: width.target,
    paddingInline: space[4],
    '@media': { [screen.tablet]: { gap: space[8], paddingInline: space[8] } },
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
/** The last button, at the end of the line. */
export const last = style([act, { marginInlineStart: 'auto' }])
/** In the place of what was done: no control any more. */
export const saidLast = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: width.target,
  marginInlineStart: 'auto',
  paddingInline: space[4],
  fontSize: fontSize[14],
  color: color.textMuted,
})
export const filled = style({ fill: 'currentColor' })
export const like = style({ display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center' })
export const waiting = style({ fontSize: fontSize[14], color: color.textMuted })
