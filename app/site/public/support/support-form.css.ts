import { style } from '@vanilla-extract/css'
import { media, space } from '#themes/scale.ts'

export const form = style({ display: 'flex', flexDirection: 'column', gap: space[16] })
export const pair = style({
  display: 'grid',
  gap: space[16],
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})
export const actions = style({ marginBlockStart: space[8] })
