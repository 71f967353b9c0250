import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '#themes/contract.css.ts'
import { fontSize, fontWeight, layer, lineHeight, media, space, width } from '#themes/scale.ts'

const { color } = vars

/** Reaches the bottom of the window, also where little is in it. */
export const fill = style({
  '@media': { [media.belowDesktop]: { flex: 1, display: 'flex', flexDirection: 'column' } },
})
/** The way back, and beside it how far one is. */
export const way = style({ display: 'flex', alignItems: 'center', gap: space[24] })
globalStyle(`${way} > :last-child`, { flex: 1 })
/** The cart beside its costs; on phones one below the other, in a column in which the bar sticks. */
export const page = style({
  flex: 1,
  display: 'flex',
  flexDirection: 'column',
  gap: space[12],
  minInlineSize: 0,
  '@media': {
    [media.tablet]: { gap: space[16] },
    [media.desktop]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 22rem)',
      alignItems: 'start',
      gap: space[32],
    },
  },
})
/** Stays in view while one reads on. */
export const aside = style({
  display: 'contents',
  '@media': {
    [media.desktop]: {
      position: 'sticky',
      insetBlockStart: '5.5rem',
      display: 'flex',
      flexDirection: 'column',
      gap: space[16],
    },
  },
})
/** What is to be paid and the button: last in the column and sticky, so that it covers nothing at its end. */
export const payBar = style({
  '@media': {
    [media.belowDesktop]: {
      position: 'sticky',
      insetBlockEnd: 0,
      zIndex: layer.bar,
      display: 'flex',
      alignItems: 'center',
      gap: space[16],
      marginBlockStart: 'auto',
      marginInline: `calc(-1 * ${space[16]})`,
      padding: `${space[12]} ${space[16]}`,
      paddingBlockEnd: `calc(${space[12]} + env(safe-area-inset-bottom))`,
      background: color.surfaceRaised,
      borderBlockStart: `1px solid ${color.border}`,
    },
    'screen and (min-width: 40rem) and (max-width: 63.9375rem)': {
      marginInline: `calc(-1 * ${space[24]})`,
      paddingInline: space[24],
    },
  },
})
/** The sum stands in the costs where these are beside it. */
export const due = style({
  display: 'flex',
  flexDirection: 'column',
  lineHeight: lineHeight.tight,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  '@media': { [media.desktop]: { display: 'none' } },
})
export const payAction = style({ flex: 1, minInlineSize: 0 })

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[12],
})
/** The time for which the cart is kept. */
export const clock = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[8],
  minBlockSize: space[32],
  paddingInline: space[12],
  borderRadius: vars.radius.pill,
  background: color.surfaceSunken,
  color: color.textMuted,
  fontSize: fontSize[14],
})
export const time = style({
  color: color.text,
  fontWeight: fontWeight.strong,
  fontVariantNumeric: 'tabular-nums',
})

export const lines = style({
  display: 'flex',
  flexDirection: 'column',
  background: color.surface,
  border: `${vars.line.card} solid ${color.cardEdge}`,
  boxShadow: vars.shadow.card,
  borderRadius: vars.radius.large,
})
export const line = style({
  display: 'grid',
  gridTemplateColumns: '4.5rem minmax(0, 1fr)',
  gap: space[16],
  padding: space[16],
  selectors: { '& + &': { borderBlockStart: `1px solid ${color.border}` } },
  '@media': { [media.tablet]: { gridTemplateColumns: '7rem minmax(0, 1fr)', padding: space[24] } },
})
export const picture = style({
  aspectRatio: '1',
  inlineSize: '100%',
  overflow: 'hidden',
  borderRadius: vars.radius.medium,
  background: color.surfaceSunken,
})
export const noPicture = style({ display: 'grid', placeItems: 'center', color: color.textMuted })
export const what = style({ display: 'flex', flexDirection: 'column', gap: space[8], minInlineSize: 0 })
export const name = style({
  fontSize: fontSize[16],
  fontWeight: fontWeight.strong,
  lineHeight: lineHeight.tight,
  overflowWrap: 'anywhere',
})
export const about = style({
  fontSize: fontSize[14],
  lineHeight: '1.5',
  color: color.textMuted,
  overflowWrap: 'anywhere',
})
export const price = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: space[8] })
export const old = style({ fontSize: fontSize[14], color: color.textMuted })
export const small = style({ fontSize: fontSize[14], color: color.textMuted })
/** Number and removal on phones below name and price, over the whole width. */
export const foot = style({
  gridColumn: '1 / -1',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[12],
  '@media': { [media.tablet]: { gridColumn: '2' } },
})
export const quantity = style({
  display: 'inline-flex',
  alignItems: 'center',
  border: `1px solid ${color.borderStrong}`,
  borderRadius: vars.radius.medium,
  background: color.surface,
})
export const number = style({
  inlineSize: '3rem',
  minBlockSize: width.target,
  border: 0,
  background: 'transparent',
  color: 'inherit',
  font: 'inherit',
  fontWeight: fontWeight.strong,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'center',
})
export const total = style({
  marginInlineStart: 'auto',
  fontWeight: fontWeight.strong,
  fontVariantNumeric: 'tabular-nums',
})
export const problem = style({ gridColumn: '1 / -1' })

export const code = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  gap: space[12],
})
export const codeField = style({ flex: '1 1 12rem', minInlineSize: 0 })

/** Pairs of fields side by side once there is room. */
export const pair = style({
  display: 'grid',
  gap: space[16],
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [media.tablet]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr)' } },
})
export const cep = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', gap: space[12] })
export const cepField = style({ flex: '1 1 10rem', minInlineSize: 0 })

/**
 * Parts of a form that only one of its choices needs. Browsers that do not know `:has` show them always, as the words beside
 * them say.
 */
export const whereAllIsShown = style({
  fontSize: fontSize[14],
  color: color.textMuted,
  '@supports': { 'selector(:has(*))': { display: 'none' } },
})
export const whenBrought = style({
  '@supports': {
    'selector(:has(*))': {
      selectors: { 'form:not(:has([value$="-entrega"]:checked)) &': { display: 'none' } },
    },
  },
})
export const savedAddress = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[8],
  fontSize: fontSize[14],
})
export const sectionHead = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[16],
})
// The name of a part is quieter than what is in it.
globalStyle(`${sectionHead} > h2`, { fontSize: fontSize[14], color: color.textMuted })
/** The parts of the order: ruled lines on phones, so that all of it is on one screen; cards where there is room. */
export const parts = style({
  display: 'flex',
  flexDirection: 'column',
  '@media': { [media.tablet]: { gap: space[16] } },
})
export const part = style({
  paddingBlock: `${space[4]} ${space[8]}`,
  borderBlockEnd: `1px solid ${color.border}`,
  '@media': {
    [media.phoneOnly]: { ':first-child': { paddingBlockStart: 0 } },
    [media.tablet]: {
      padding: `${space[12]} ${space[24]} ${space[24]}`,
      background: color.surface,
      border: `1px solid ${color.border}`,
      borderRadius: vars.radius.large,
    },
  },
})
// As large as a finger, and no line is taller for it: it reaches over the space around its part.
globalStyle(`${part} ${sectionHead} > a`, {
  '@media': { [media.phoneOnly]: { marginBlock: `calc(-1 * ${space[8]})` } },
})
/** Costs in close lines on phones, without a frame and a name; the last of them, the sum, stands in the bar. */
export const compact = style({})
globalStyle(`${compact} > section`, {
  '@media': { [media.phoneOnly]: { padding: 0, border: 0, background: 'none' } },
})
globalStyle(`${compact} > section > *`, { '@media': { [media.phoneOnly]: { gap: space[4] } } })
globalStyle(`${compact} h2, ${compact} h2 + dl > :last-child`, {
  '@media': { [media.phoneOnly]: { display: 'none' } },
})
globalStyle(`${compact} dl > div`, {
  '@media': {
    [media.phoneOnly]: { paddingBlock: space[4], fontSize: fontSize[14], lineHeight: lineHeight.tight },
  },
})
export const plain = style({ display: 'flex', flexDirection: 'column' })
export const reviewLine = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: `${space[4]} ${space[16]}`,
  selectors: {
    '& + &': {
      marginBlockStart: space[8],
      paddingBlockStart: space[8],
      borderBlockStart: `1px solid ${color.border}`,
    },
  },
})
export const wholeLine = style({ gridColumn: '1 / -1', marginBlockStart: space[8] })
