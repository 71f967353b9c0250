import { style } from '@vanilla-extract/css'
import { caps } from '#app/ui/patterns.ts'
import { printOnly } from '#app/ui/print-only.ts'
import { vars } from '#themes/contract.css.ts'
import { fontSize, fontWeight, lineHeight, media, space, tracking } from '#themes/scale.ts'

const { color } = vars
const notch = space[12]

/** A piece of paper: the stub with the code, torn along a line of dashes from what it is for. */
export const ticket = style({
  display: 'flex',
  flexDirection: 'column',
  background: color.surface,
  border: `${vars.line.card} solid ${color.cardEdge}`,
  boxShadow: vars.shadow.card,
  borderRadius: vars.radius.large,
  overflow: 'hidden',
  textAlign: 'start',
})
export const head = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[8],
  padding: space[24],
  background: color.brandDeep,
  color: color.onBrandDeep,
  printColorAdjust: 'exact',
})
export const kind = style([caps, { display: 'flex', justifyContent: 'space-between', gap: space[16] }])
export const name = style({
  fontFamily: vars.font.heading,
  fontSize: fontSize[20],
  fontWeight: fontWeight.strong,
  lineHeight: lineHeight.heading,
  textWrap: 'balance',
})
export const stub = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: space[12],
  padding: space[24],
  borderBlockEnd: `2px dashed ${color.border}`,
  selectors: {
    /** The two half rounds where one tears. */
    '&::before, &::after': {
      content: '',
      position: 'absolute',
      insetBlockEnd: `calc(-1 * ${notch} - 1px)`,
      inlineSize: space[24],
      blockSize: space[24],
      borderRadius: vars.radius.pill,
      background: color.surfaceRaised,
      border: `1px solid ${color.border}`,
    },
    '&::before': { insetInlineStart: `calc(-1 * ${notch})` },
    '&::after': { insetInlineEnd: `calc(-1 * ${notch})` },
  },
})
export const codeLabel = style([caps, { color: color.textMuted }])
export const code = style({
  fontSize: fontSize[25],
  fontWeight: fontWeight.strong,
  letterSpacing: tracking.caps,
  lineHeight: lineHeight.heading,
  fontVariantNumeric: 'tabular-nums',
})
export const faded = style({ opacity: 0.35 })
export const facts = style({ display: 'flex', flexDirection: 'column', gap: space[16], padding: space[24] })
export const rules = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[4],
  paddingBlockStart: space[16],
  borderBlockStart: `1px solid ${color.border}`,
  fontSize: fontSize[14],
  lineHeight: '1.5',
})
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: space[12],
  inlineSize: '100%',
})
/** Printing is for desks, saving for telephones (ACT-S09). */
export const printButton = style({
  display: 'none',
  '@media': { [media.tablet]: { display: 'contents' } },
})
export const saveButton = style({ display: 'contents' })

printOnly('data-ticket', '28rem')
