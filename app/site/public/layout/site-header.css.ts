import { style, styleVariants } from '@vanilla-extract/css'
import { button, sizes } from '#app/ui/button.css.ts'
import { logoPlate, scrollCue, stateTransition } from '#app/ui/patterns.ts'
import { vars } from '#themes/contract.css.ts'
import { fontSize, fontWeight, layer, media, space, width } from '#themes/scale.ts'

const { color } = vars

/** No box of its own: the bar inside stays in view over the whole page, the line of sections scrolls away. */
export const header = style({ display: 'contents' })
const top = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: layer.sticky,
  borderBlockEnd: `1px solid ${color.border}`,
})
export const tops = styleVariants({
  page: [top, { background: color.surface, color: color.text }],
  brand: [top, { background: color.page, color: color.text }],
})
/** The configured navbar image, as a strip along the top edge. */
export const strip = style({ inlineSize: '100%', blockSize: space[8], objectFit: 'cover' })

export const bar = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[16],
  minBlockSize: '4rem',
})
export const brand = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[12],
  minBlockSize: width.target,
  minInlineSize: 0,
  color: color.text,
  textDecoration: 'none',
})
export const logo = style({
  ...logoPlate,
  blockSize: '2.25rem',
  inlineSize: 'auto',
  maxInlineSize: '11rem',
  objectFit: 'contain',
  objectPosition: 'left center',
  // A long name in one line keeps its letters readable where there is room.
  '@media': { [media.desktop]: { maxInlineSize: '20rem' } },
})
/** The action on the brand: the ground's text colour turned inside out. */
export const callOnBrand = style([
  button,
  sizes.medium,
  {
    background: color.text,
    borderColor: color.text,
    color: color.page,
    selectors: { '&:hover': { color: color.page, textDecorationLine: 'underline' } },
  },
])
export const wordmark = style({
  fontFamily: vars.font.heading,
  fontSize: fontSize[20],
  fontWeight: fontWeight.strong,
  lineHeight: '1.15',
  letterSpacing: '-0.015em',
})

/** Support, log-in, sign-up: from tablets on; phones have them at the bottom. */
export const access = style({
  display: 'none',
  marginInlineStart: 'auto',
  alignItems: 'center',
  gap: space[8],
  '@media': { [media.tablet]: { display: 'flex' } },
})
export const quietLink = style([
  {
    display: 'inline-flex',
    alignItems: 'center',
    minBlockSize: width.target,
    paddingInline: space[12],
    borderRadius: vars.radius.medium,
    color: color.text,
    fontSize: fontSize[16],
    textDecoration: 'none',
    whiteSpace: 'nowrap',
    selectors: {
      '&:hover': { color: color.brandText, background: color.surfaceSunken },
      '&[aria-current]': { color: color.brandText },
    },
  },
  stateTransition('background-color', 'color'),
])

/** The sections, as a second line of wide screens. */
const sections = style({
  display: 'none',
  borderBlockEnd: `1px solid ${color.border}`,
  '@media': { [media.desktop]: { display: 'block' } },
})
export const sectionLines = styleVariants({
  page: [sections, { background: color.surface }],
  brand: [sections, { background: color.page }],
})
const list = style({ display: 'flex', flexWrap: 'wrap', marginInlineStart: `calc(-1 * ${space[12]})` })
export const lists = styleVariants({
  split: [list],
  overlay: [list],
  centered: [list, { justifyContent: 'center', marginInlineStart: 0 }],
})
export const more = style({ position: 'relative' })
export const summary = style([
  quietLink,
  { gap: space[4], listStyle: 'none', selectors: { '&::-webkit-details-marker': { display: 'none' } } },
])
export const drop = style({
  position: 'absolute',
  insetBlockStart: '100%',
  insetInlineEnd: 0,
  minInlineSize: '14rem',
  padding: space[8],
  display: 'flex',
  flexDirection: 'column',
  background: color.surfaceRaised,
  border: `1px solid ${color.border}`,
  borderRadius: vars.radius.medium,
  boxShadow: vars.shadow.floating,
})

/** The sections behind a button, where there is no room for a line. */
export const menu = style({ '@media': { [media.desktop]: { display: 'none' } } })
export const menuPanel = style({
  position: 'absolute',
  insetInline: 0,
  insetBlockStart: '100%',
  maxBlockSize: 'calc(100dvh - 8rem)',
  ...scrollCue(color.surfaceRaised),
  padding: space[8],
  display: 'flex',
  flexDirection: 'column',
  borderBlockEnd: `1px solid ${color.border}`,
  boxShadow: vars.shadow.floating,
})
