import { style } from '@vanilla-extract/css'
import { media, space } from '#themes/scale.ts'

/** One column on small phones, then as many cards as the rows of the home show. */
export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[16],
  '@media': {
    'screen and (min-width: 26rem)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [media.tablet]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    [media.desktop]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))', gap: space[24] },
  },
})
export const cell = style({ minInlineSize: 0 })
