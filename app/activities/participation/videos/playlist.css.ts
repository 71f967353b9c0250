import { style } from '@vanilla-extract/css'
import { stateTransition, tint } from '#app/ui/patterns.ts'
import { vars } from '#themes/contract.css.ts'
import { fontSize, fontWeight, lineHeight, space, tracking, width } from '#themes/scale.ts'

const { color } = vars

const frame = {
  inlineSize: '100%',
  aspectRatio: '16 / 9',
  border: 0,
  borderRadius: vars.radius.large,
} as const
export const player = style({ ...frame, blockSize: 'auto', background: color.footer, objectFit: 'contain' })
export const watching = style({ display: 'flex', flexDirection: 'column', gap: space[16], minInlineSize: 0 })
export const below = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: space[16],
})
export const playing = style({ fontSize: fontSize[20], lineHeight: lineHeight.heading })
export const seenForm = style({ flex: 'none' })
export const note = style({ fontSize: fontSize[14], lineHeight: '1.45', color: color.textMuted })

export const poster = style({
  ...frame,
  position: 'relative',
  display: 'block',
  overflow: 'hidden',
  background: color.footer,
})
export const posterPicture = style({ position: 'absolute', inset: 0, inlineSize: '100%', blockSize: '100%' })
/** The name on its own ground: the picture may be of any colour, and often has a mark of its own in the middle. */
export const posterName = style([
  {
    position: 'absolute',
    insetInlineStart: space[12],
    insetBlockEnd: space[12],
    display: 'flex',
    alignItems: 'center',
    gap: space[8],
    minBlockSize: width.target,
    maxInlineSize: `calc(100% - ${space[24]})`,
    padding: `${space[8]} ${space[16]}`,
    borderRadius: vars.radius.pill,
    background: color.surface,
    color: color.brandText,
    boxShadow: vars.shadow.floating,
    fontWeight: fontWeight.strong,
    lineHeight: '1.25',
    selectors: { [`${poster}:hover &`]: tint.brand },
  },
  stateTransition('background-color', 'color'),
])

export const listBox = style({ display: 'flex', flexDirection: 'column', gap: space[12] })
export const listTitle = style({
  fontSize: fontSize[16],
  letterSpacing: tracking.heading,
})
export const list = style({
  display: 'flex',
  flexDirection: 'column',
  background: color.surface,
  border: `${vars.line.card} solid ${color.cardEdge}`,
  boxShadow: vars.shadow.card,
  borderRadius: vars.radius.large,
  overflow: 'hidden',
})
export const item = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[4],
  paddingInlineEnd: space[8],
  selectors: {
    '& + &': { borderBlockStart: `1px solid ${color.border}` },
    '&[aria-current]': tint.brand,
  },
})
export const itemForm = style({ flex: '1', minInlineSize: 0 })
const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[12],
  inlineSize: '100%',
  minBlockSize: '4rem',
  padding: `${space[8]} ${space[8]} ${space[8]} ${space[16]}`,
})
export const itemStill = style([row, { flex: '1', minInlineSize: 0 }])
export const itemButton = style([
  row,
  { selectors: { '&:hover': { background: color.surfaceSunken } } },
  stateTransition('background-color'),
])
export const itemMark = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  inlineSize: '2rem',
  blockSize: '2rem',
  borderRadius: vars.radius.pill,
  border: `1px solid ${color.borderStrong}`,
  fontSize: fontSize[14],
  fontVariantNumeric: 'tabular-nums',
  color: color.textMuted,
  selectors: {
    '&[data-state="seen"]': {
      ...tint.success,
      borderColor: color.successSoft,
    },
    '&[data-state="playing"]': {
      background: color.brandDeep,
      borderColor: color.brandEdge,
      color: color.onBrandDeep,
    },
    '&[data-state="locked"]': { background: color.surfaceSunken, borderColor: color.border },
  },
})
export const itemWords = style({ flex: '1', minInlineSize: 0, display: 'flex', flexDirection: 'column' })
export const itemName = style({ fontWeight: fontWeight.strong, lineHeight: '1.35' })
