import { createVar, style, styleVariants } from '@vanilla-extract/css'
import { vars } from '#themes/contract.css.ts'
import { media, space, width } from '#themes/scale.ts'

const { color } = vars
const perView = '--per-view'
const gap = createVar()

export const carousel = style({ display: 'flex', flexDirection: 'column', gap: space[8], minInlineSize: 0 })

/** The number of slides in view. The script reads `--per-view`; slides have the same width before and after it runs. */
export const views = styleVariants({
  one: { vars: { [perView]: '1', [gap]: '0px' } },
  cards: {
    vars: { [perView]: '1', [gap]: space[16] },
    '@media': {
      [media.tablet]: { vars: { [perView]: '2', [gap]: space[16] } },
      [media.desktop]: { vars: { [perView]: '3', [gap]: space[24] } },
    },
  },
  /** Smaller cards: 1, 2, 4. */
  small: {
    vars: { [perView]: '1', [gap]: space[16] },
    '@media': {
      [media.tablet]: { vars: { [perView]: '2', [gap]: space[16] } },
      [media.desktop]: { vars: { [perView]: '4', [gap]: space[24] } },
    },
  },
})

/** Without scripts: a row that snaps. With them: keen-slider moves the slides and nothing scrolls. */
export const track = style({
  position: 'relative',
  display: 'flex',
  gap,
  overflowX: 'auto',
  scrollSnapType: 'x mandatory',
  overscrollBehaviorX: 'contain',
  scrollbarWidth: 'none',
  selectors: {
    '[data-enhanced] > &': {
      gap: 0,
      overflow: 'hidden',
      scrollSnapType: 'none',
      touchAction: 'pan-y',
      userSelect: 'none',
    },
  },
})
export const slide = style({
  flex: 'none',
  inlineSize: `calc((100% - (var(${perView}) - 1) * ${gap}) / var(${perView}))`,
  minInlineSize: 0,
  scrollSnapAlign: 'start',
})

/** Its place is kept from the start; it shows when it works. */
export const controls = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  minBlockSize: width.target,
  visibility: 'hidden',
  selectors: { '[data-enhanced] > &': { visibility: 'visible' } },
})
/** The colour on a brand surface or a picture: that of its text. */
const onGround = '[data-ground] &'

export const toggle = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: width.target,
  blockSize: width.target,
  borderRadius: vars.radius.pill,
  color: color.textMuted,
  ':hover': { color: color.text },
  selectors: { [onGround]: { color: 'inherit' } },
})
/** The one of the toggle's two drawings that shows while it plays. */
export const whilePlaying = style({
  fill: 'currentColor',
  selectors: { '[data-playing="false"] &': { display: 'none' } },
})
export const whilePaused = style({
  fill: 'currentColor',
  selectors: { '[data-playing="true"] &': { display: 'none' } },
})

/** The dot: as wide as a finger where there is room for all, never less than 24; a small mark to see. */
export const dot = style({
  display: 'grid',
  placeItems: 'center',
  flex: `0 1 ${width.target}`,
  minInlineSize: space[24],
  blockSize: width.target,
  selectors: {
    '&::before': {
      content: '',
      inlineSize: space[8],
      blockSize: space[8],
      borderRadius: vars.radius.pill,
      border: `1.5px solid ${color.borderStrong}`,
    },
    '&:hover::before': { borderColor: color.text },
    '&[aria-current="true"]::before': {
      inlineSize: '1.25rem',
      borderColor: color.brandMark,
      background: color.brandMark,
    },
    [`${onGround}::before`]: { borderColor: 'currentColor' },
    '[data-ground] &[aria-current="true"]::before': { background: 'currentColor' },
  },
})
