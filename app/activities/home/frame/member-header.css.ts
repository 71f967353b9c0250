import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { clampLines, logoPlate, stateTransition, tint } from '#app/ui/patterns.ts'
import { vars } from '#themes/contract.css.ts'
import { fontSize, fontWeight, layer, lineHeight, media, space, tracking, width } from '#themes/scale.ts'

const { color } = vars

/** On the brand everything is in its ink; what opens from it, too. */
const onBrand = {
  [color.surface]: color.brandDeep,
  [color.surfaceRaised]: color.brandDeep,
  [color.surfaceSunken]: color.brandHover,
  [color.text]: color.onBrandDeep,
  [color.textMuted]: color.onBrandDeep,
  [color.brandText]: color.onBrandDeep,
  [color.focus]: color.onBrandDeep,
  [color.logoPlate]: 'transparent',
  [color.border]: `color-mix(in srgb, ${color.onBrandDeep} 24%, transparent)`,
  [color.borderStrong]: color.onBrandDeep,
}
export const inks = styleVariants({ paper: {}, brand: { vars: onBrand, color: color.text } })

const header = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: layer.sticky,
  background: color.surface,
  borderBlockEnd: `1px solid ${color.border}`,
})
const bar = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  minBlockSize: '3.75rem',
  '@media': {
    [media.tablet]: { minBlockSize: '4.25rem' },
    [media.desktop]: { gap: space[16] },
  },
})
/** At the top, or on wide screens at the side, as high as the window. */
export const headers = styleVariants({
  top: [header],
  rail: [
    header,
    {
      '@media': {
        [media.desktop]: {
          blockSize: '100dvh',
          borderBlockEnd: 0,
          borderInlineEnd: `1px solid ${color.border}`,
        },
      },
    },
  ],
})
export const bars = styleVariants({
  top: [bar],
  rail: [
    bar,
    {
      '@media': {
        [media.desktop]: {
          flexDirection: 'column',
          alignItems: 'stretch',
          blockSize: '100%',
          paddingBlock: space[24],
          paddingInline: space[16],
        },
      },
    },
  ],
})
/** As wide as its logo: of all in the bar the balance gives way first. */
export const brand = style({
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  minBlockSize: width.target,
  color: color.text,
  textDecoration: 'none',
  ':hover': { color: color.text },
})
const widest = { maxInlineSize: '8rem', '@media': { [media.tablet]: { maxInlineSize: '11rem' } } } as const
export const logo = style([
  widest,
  logoPlate,
  {
    blockSize: '1.875rem',
    inlineSize: 'auto',
    objectFit: 'contain',
    objectPosition: 'left center',
    '@media': { [media.tablet]: { blockSize: '2.25rem' } },
  },
])
export const wordmark = style([
  widest,
  clampLines(2),
  {
    fontFamily: vars.font.heading,
    fontSize: fontSize[16],
    fontWeight: fontWeight.strong,
    lineHeight: lineHeight.tight,
    letterSpacing: tracking.heading,
    '@media': { [media.tablet]: { fontSize: fontSize[20], maxInlineSize: '14rem' } },
  },
])

/** The entries of the menu, which phones and tablets have at the bottom. */
const entries = style({
  display: 'none',
  '@media': {
    [media.menu]: { display: 'flex' },
    [media.desktop]: { gap: space[4] },
  },
})
export const menus = styleVariants({
  top: [entries, { '@media': { [media.desktop]: { marginInlineStart: space[16] } } }],
  rail: [
    entries,
    { '@media': { [media.desktop]: { flexDirection: 'column', flex: 1, marginBlockStart: space[16] } } },
  ],
})
/** Beside the words of a rail. */
export const entryIcon = style({
  display: 'none',
  '@media': { [media.desktop]: { display: 'grid', marginInlineEnd: space[12] } },
})
export const entry = style([
  {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    minBlockSize: width.target,
    paddingInline: space[8],
    borderRadius: vars.radius.medium,
    color: color.textMuted,
    fontWeight: fontWeight.strong,
    textDecoration: 'none',
    selectors: {
      '&:hover': { color: color.text, background: color.surfaceSunken },
      '&[aria-current="page"]': { color: color.brandText },
      '[data-ground="brand"] &[aria-current="page"]': { background: color.surfaceSunken },
      '[data-frame="rail"] &[aria-current="page"]': { background: color.surfaceSunken },
    },
    '@media': { [media.desktop]: { paddingInline: space[12] } },
  },
  stateTransition('background-color', 'color'),
])

/**
 * Icon, amount and unit are a line that wraps, one line high: what the bar has no room for goes under it, the unit first. The pill is drawn by
 * the pieces, so that it ends where the last of them does.
 */
const balance = style({
  flex: '0 1 auto',
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  isolation: 'isolate',
  overflow: 'hidden',
  blockSize: width.target,
  minInlineSize: width.target,
  marginInlineStart: 'auto',
  borderRadius: vars.radius.pill,
  ...tint.brand,
  background: 'none',
  fontSize: fontSize[14],
  fontWeight: fontWeight.strong,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  textDecoration: 'none',
  ':hover': { color: color.onBrandSoft, textDecoration: 'underline' },
  '@media': { [media.menu]: { fontSize: fontSize[16] } },
})
export const balances = styleVariants({
  top: [balance],
  rail: [
    balance,
    {
      '@media': {
        [media.desktop]: { flex: 'none', justifyContent: 'flex-start', marginInlineStart: 0 },
      },
    },
  ],
})
/** Where the page shows the balance itself the header does not: a number stands once (PTS-01). */
globalStyle(`:has(main [data-balance]) > header ${balance}`, { display: 'none' })
globalStyle(`:has(main [data-balance]) > header ${wordmark}`, { maxInlineSize: '14rem' })
export const end = style({ flex: 'none', display: 'flex', alignItems: 'center', gap: space[8] })
globalStyle(`:has(main [data-balance]) > header ${end}`, { marginInlineStart: 'auto' })
globalStyle(`:has(main [data-balance]) > [data-frame="rail"] ${end}`, {
  '@media': { [media.desktop]: { marginInlineStart: 0 } },
})
/** Its ground lies under the words of all pieces, and under the rounded end of the one before. */
const piece = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  blockSize: width.target,
  paddingInlineEnd: space[12],
  '::before': {
    content: '',
    position: 'absolute',
    zIndex: -1,
    insetBlock: 0,
    insetInline: `calc(-1 * ${space[24]}) 0`,
    ...tint.brand,
    borderStartEndRadius: vars.radius.pill,
    borderEndEndRadius: vars.radius.pill,
  },
})
export const balanceIcon = style([
  piece,
  {
    justifyContent: 'center',
    inlineSize: width.target,
    paddingInlineEnd: 0,
    '::before': { insetInlineStart: 0, borderRadius: vars.radius.pill },
  },
])
export const balanceAmount = style([piece, { marginInlineStart: `calc(-1 * ${space[4]})` }])
export const balanceUnit = style([piece, { marginInlineStart: `calc(-1 * ${space[8]})` }])
