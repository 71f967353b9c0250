/** Sizes that are the same in every station (LOOK: space, type, widths, motion). rem is 16 px. */
export const space = {
  0: '0',
  4: '0.25rem',
  8: '0.5rem',
  12: '0.75rem',
  16: '1rem',
  24: '1.5rem',
  32: '2rem',
  48: '3rem',
  64: '4rem',
  96: '6rem',
} as const
export type Space = keyof typeof space

/** Type scale 1.25, named by its pixels at the default text size. */
export const fontSize = {
  12: '0.75rem',
  14: '0.875rem',
  16: '1rem',
  20: '1.25rem',
  25: '1.5625rem',
  31: '1.9375rem',
  39: '2.4375rem',
  48: '3rem',
} as const

/** Headlines on phones and on wide screens, calm or strong. */
export const displaySize = {
  calm: { page: fontSize[25], pageWide: fontSize[31], section: fontSize[20], sectionWide: fontSize[25] },
  strong: { page: fontSize[31], pageWide: fontSize[48], section: fontSize[25], sectionWide: fontSize[31] },
} as const

export const lineHeight = { heading: '1.2', tight: '1.35', body: '1.55' } as const
/** Families ship two weights; `strong` is 600 or 700, whichever the family has. */
export const fontWeight = { regular: '400', strong: '600' } as const
export const tracking = { heading: '-0.015em', caps: '0.06em' } as const

export const width = {
  content: '70rem',
  reading: '42.5rem',
  form: '27.5rem',
  /** Longest comfortable line. */
  measure: '68ch',
  /** Smallest target for a finger. */
  target: '2.75rem',
} as const

export const duration = { state: '160ms', enter: '240ms' } as const
export const easing = { out: 'cubic-bezier(0.2, 0, 0, 1)' } as const
export const iconSize = { 16: '1rem', 20: '1.25rem', 24: '1.5rem', 32: '2rem', 40: '2.5rem' } as const
export const iconStroke = 1.75
export const layer = { sticky: '10', bar: '20', overlay: '30', toast: '40' } as const

/** Lower bounds; styles are written for the phone first. */
export const breakpoint = { tablet: '40rem', menu: '56.25rem', desktop: '64rem', wide: '80rem' } as const
export const media = {
  tablet: `screen and (min-width: ${breakpoint.tablet})`,
  /** Members have their menu at the top; below it the bar at the bottom is the menu. */
  menu: `screen and (min-width: ${breakpoint.menu})`,
  bar: `screen and (max-width: 56.1875rem)`,
  desktop: `screen and (min-width: ${breakpoint.desktop})`,
  /** One column: what one pays and the button stand at the bottom edge. */
  belowDesktop: 'screen and (max-width: 63.9375rem)',
  wide: `screen and (min-width: ${breakpoint.wide})`,
  phoneOnly: `screen and (max-width: 39.9375rem)`,
  hover: '(hover: hover)',
  /** Pointed at with a finger. */
  coarse: '(pointer: coarse)',
  stillness: '(prefers-reduced-motion: reduce)',
} as const

/** Machine-readable marks are black on white in every station, quiet zone included. */
export const paper = { ground: '#ffffff', ink: '#000000' } as const
