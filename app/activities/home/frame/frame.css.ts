import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '#themes/contract.css.ts'
import { media, space } from '#themes/scale.ts'

/** Height of the bar at the bottom of phones and tablets; what sticks to the bottom stands above it. */
const barSize = '4rem'
const railSize = '15rem'

const { color } = vars

/** Without the balance in the header where the page shows it itself: a number stands once (PTS-01). */
const page = style({
  display: 'flex',
  flexDirection: 'column',
  minBlockSize: '100dvh',
})
/** The bar at the bottom, where it stands. */
export const withBar = style({ '@media': { [media.bar]: { vars: { '--bar-size': barSize } } } })
export const frames = styleVariants({
  top: [page],
  rail: [
    page,
    {
      '@media': {
        [media.desktop]: {
          display: 'grid',
          gridTemplateColumns: `${railSize} minmax(0, 1fr)`,
          gridTemplateRows: '1fr',
        },
      },
    },
  ],
})

/** Links of the page stand on its ground and on cards: in an ink that can be read on both. */
const links = { vars: { [color.link]: color.brandText, [color.linkHover]: color.text } }
const tinted = {
  ...links,
  background: `color-mix(in srgb, ${color.accentSoft} 60%, ${color.page})`,
}
const faint = { ...links, background: color.page }
const soft = `color-mix(in srgb, ${color.brandSoft} 65%, ${color.page})`
export const grounds = styleVariants({
  paper: { background: color.page },
  tint: tinted,
  /** The shapes that the brand's corners are drawn of: blocks, quarters, rings. */
  crisp: {
    ...faint,
    backgroundImage: `conic-gradient(${soft} 25%, transparent 0 50%, ${soft} 0 75%, transparent 0)`,
    backgroundSize: '6rem 6rem',
  },
  soft: {
    ...faint,
    backgroundImage: [
      `radial-gradient(circle at 0 0, ${soft} 4.98rem, transparent 5rem)`,
      `radial-gradient(circle at 100% 100%, ${soft} 4.98rem, transparent 5rem)`,
    ].join(', '),
    backgroundSize: '10rem 10rem',
  },
  round: {
    ...faint,
    backgroundImage: `radial-gradient(circle, transparent 1.48rem, ${soft} 1.5rem 2.48rem, transparent 2.5rem)`,
    backgroundSize: '8rem 8rem',
  },
})
export const main = style({
  flex: 1,
  minInlineSize: 0,
  paddingBlock: `${space[24]} ${space[48]}`,
  ':focus': { outline: 'none' },
  '@media': { [media.tablet]: { paddingBlock: `${space[32]} ${space[96]}` } },
})
/** A step of paying: its page reaches the bottom edge, where its own bar stands. */
export const checkout = style({
  '@media': {
    [media.belowDesktop]: { display: 'flex', flexDirection: 'column', paddingBlock: `${space[12]} 0` },
  },
})
