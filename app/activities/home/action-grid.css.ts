import { style, styleVariants } from '@vanilla-extract/css'
import { media, space } from '#themes/scale.ts'

const grid = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[16] })
const columns = (many: number) => `repeat(${many}, minmax(0, 1fr))`
/** One column on small phones, then as many cards as the rows of the home show. */
const narrow = style([
  grid,
  {
    '@media': {
      'screen and (min-width: 26rem)': { gridTemplateColumns: columns(2) },
      [media.tablet]: { gridTemplateColumns: columns(3) },
      [media.desktop]: { gridTemplateColumns: columns(4), gap: space[24] },
    },
  },
])
/** Wide cards: two beside each other once there is room; the lines of a list touch. */
const wide = style([grid, { '@media': { [media.tablet]: { gridTemplateColumns: columns(2) } } }])
export const grids = styleVariants({
  above: [narrow],
  full: [narrow],
  beside: [wide],
  ruled: [grid, { gap: 0 }],
})
export const cell = style({ minInlineSize: 0 })
