import type { StyleRule } from '@vanilla-extract/css'
import { vars } from '#themes/contract.css.ts'
import { duration, easing, fontSize, fontWeight, media, space, tracking } from '#themes/scale.ts'

/** Pieces of style that several components share; spread them into a `style()`. */
export const visuallyHidden: StyleRule = {
  position: 'absolute',
  inlineSize: '1px',
  blockSize: '1px',
  margin: '-1px',
  padding: 0,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
  border: 0,
}

/** Small capitals above titles: the type of an activity, the name of a section. */
export const caps: StyleRule = {
  fontSize: fontSize[12],
  fontWeight: fontWeight.strong,
  letterSpacing: tracking.caps,
  textTransform: 'uppercase',
  lineHeight: '1.35',
}

const { color } = vars

/** A tinted ground with its own ink, in which links stand, too: the links' colour promises nothing on tints. */
const tinted = (background: string, ink: string) =>
  ({ background, color: ink, vars: { [color.link]: ink, [color.linkHover]: ink } }) satisfies StyleRule

export const tint = {
  brand: tinted(color.brandSoft, color.onBrandSoft),
  accent: tinted(color.accentSoft, color.onAccentSoft),
  success: tinted(color.successSoft, color.onSuccessSoft),
  warning: tinted(color.warningSoft, color.onWarningSoft),
  error: tinted(color.errorSoft, color.onErrorSoft),
}

/** A logo that is drawn for light pages: on dark ones it keeps a light ground, which takes no room. */
export const logoPlate: StyleRule = {
  borderRadius: '2px',
  background: color.logoPlate,
  boxShadow: `0 0 0 ${space[4]} ${color.logoPlate}`,
}

/** How a card stands out from the page: by a line or a shadow, as the brand has it. */
export const cardEdge: StyleRule = {
  border: `${vars.line.card} solid ${color.cardEdge}`,
  boxShadow: vars.shadow.card,
}

const surface: StyleRule = { background: color.surface, ...cardEdge, borderRadius: vars.radius.large }

/** Cards of a list beside each other: one on phones, two, and three on wide screens. */
export const cardColumns = (gap: keyof typeof space): StyleRule => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[gap],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [media.desktop]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  },
})

/** A card that is the ground of its one link, which covers it (`coveringLink`). */
export const linkCard: StyleRule = {
  position: 'relative',
  ...surface,
  selectors: {
    '&:hover': { borderColor: color.borderStrong },
    '&:has(a:focus-visible)': { outline: `2px solid ${color.focus}`, outlineOffset: '2px' },
  },
}

/** The link of a card that covers all of it. */
export const coveringLink: StyleRule = {
  color: color.text,
  textDecorationLine: 'none',
  ':hover': { color: color.text, textDecorationLine: 'underline' },
  ':focus-visible': { outline: 'none' },
  '::after': { content: '', position: 'absolute', inset: 0 },
}

/** A row that is one link: a picture, words beside it. */
export const doorLook: StyleRule = {
  display: 'flex',
  alignItems: 'center',
  gap: space[16],
  padding: space[16],
  ...surface,
  color: color.text,
  textDecoration: 'none',
  ':hover': { color: color.text, borderColor: color.borderStrong },
}

/** Cuts a text after so many lines with an ellipsis; the space of all lines is kept where `reserve` asks for it. */
export const clampLines = (lines: number): StyleRule => ({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: lines,
  overflow: 'hidden',
})

/**
 * Scrolls where there is more than fits, and says so: a shade at the end where something is out of view. The sheets that cover the shades move
 * with what is scrolled, the shades do not.
 */
export const scrollCue = (ground: string): StyleRule => ({
  overflow: 'auto',
  background: [
    `linear-gradient(to bottom, ${ground} 40%, transparent) top / 100% 2rem no-repeat local`,
    `linear-gradient(to top, ${ground} 40%, transparent) bottom / 100% 2rem no-repeat local`,
    `linear-gradient(to bottom, ${color.borderStrong}, transparent) top / 100% 0.5rem no-repeat scroll`,
    `linear-gradient(to top, ${color.borderStrong}, transparent) bottom / 100% 0.5rem no-repeat scroll`,
    ground,
  ].join(', '),
})

/** Animates changes of the given properties, still under reduced motion. */
export const stateTransition = (...properties: string[]): StyleRule => ({
  transition: properties.map((name) => `${name} ${duration.state} ${easing.out}`).join(', '),
  '@media': { [media.stillness]: { transition: 'none' } },
})
