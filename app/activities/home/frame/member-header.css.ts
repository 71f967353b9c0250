import { style } from '@vanilla-extract/css'
import { stateTransition, tint } from '#app/ui/patterns.ts'
import { vars } from '#themes/contract.css.ts'
import { fontSize, fontWeight, layer, media, space, tracking, width } from '#themes/scale.ts'

const { color } = vars

export const header = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: layer.sticky,
  background: color.surface,
  borderBlockEnd: `1px solid ${color.border}`,
})
export const bar = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  minBlockSize: '3.75rem',
  '@media': {
    [media.tablet]: { minBlockSize: '4.25rem' },
    [media.desktop]: { gap: space[16] },
  },
})
export const brand = style({
  flex: '0 1 auto',
  display: 'flex',
  alignItems: 'center',
  minBlockSize: width.target,
  minInlineSize: 0,
  color: color.text,
  textDecoration: 'none',
  ':hover': { color: color.text },
})
export const logo = style({
  blockSize: '1.875rem',
  inlineSize: 'auto',
  // Wide logos give way to the balance.
  minInlineSize: 0,
  maxInlineSize: '8.5rem',
  objectFit: 'contain',
  objectPosition: 'left center',
  '@media': { [media.tablet]: { blockSize: '2.25rem', maxInlineSize: '11rem' } },
})
export const wordmark = style({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontFamily: vars.font.heading,
  fontSize: fontSize[20],
  fontWeight: fontWeight.strong,
  letterSpacing: tracking.heading,
})

/** The entries of the menu, which phones have at the bottom. */
export const entries = style({
  display: 'none',
  '@media': {
    [media.tablet]: { display: 'flex' },
    [media.desktop]: { gap: space[4], marginInlineStart: space[16] },
  },
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
    },
    '@media': { [media.desktop]: { paddingInline: space[12] } },
  },
  stateTransition('background-color', 'color'),
])

/** No room for it beside a balance of six figures on a phone. */
export const balanceIcon = style({
  display: 'none',
  '@media': { [media.tablet]: { display: 'inline-flex' } },
})
export const balance = style([
  {
    flex: 'none',
    display: 'inline-flex',
    alignItems: 'center',
    gap: space[8],
    minBlockSize: width.target,
    marginInlineStart: 'auto',
    paddingInline: space[12],
    borderRadius: vars.radius.pill,
    ...tint.brand,
    fontSize: fontSize[14],
    fontWeight: fontWeight.strong,
    whiteSpace: 'nowrap',
    textDecoration: 'none',
    ':hover': { color: color.onBrandSoft, textDecoration: 'underline' },
    '@media': { [media.tablet]: { paddingInline: space[16], fontSize: fontSize[16] } },
  },
])
