import { style } from '@vanilla-extract/css'
import { vars } from '#themes/contract.css.ts'
import { media, space } from '#themes/scale.ts'

/** Height of the bar at the bottom of phones and tablets; what sticks to the bottom stands above it. */
const barSize = '4rem'

export const page = style({
  display: 'flex',
  flexDirection: 'column',
  minBlockSize: '100dvh',
  background: vars.color.page,
})
export const withBar = style({ '@media': { [media.bar]: { vars: { '--bar-size': barSize } } } })
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
