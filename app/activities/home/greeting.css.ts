import { style } from '@vanilla-extract/css'
import { media, space } from '#themes/scale.ts'

export const greeting = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[16],
  '@media': {
    [media.tablet]: { flexDirection: 'row', alignItems: 'flex-end', justifyContent: 'space-between' },
  },
})
export const name = style({ minInlineSize: 0 })
