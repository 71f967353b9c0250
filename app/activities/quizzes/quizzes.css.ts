import { style } from '@vanilla-extract/css'
import { media, space } from '#themes/scale.ts'

export const grid = style({
  display: 'grid',
  gap: space[24],
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [media.desktop]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  },
})
export const cell = style({ display: 'grid', minInlineSize: 0 })
