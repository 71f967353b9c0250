import { style } from '@vanilla-extract/css'
import { media, space } from '#themes/scale.ts'

/** Two dates beside each other, then what to do with them. */
export const filter = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: space[12],
  alignItems: 'start',
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 11rem)) 1fr' } },
})
export const actions = style({
  gridColumn: '1 / -1',
  display: 'flex',
  alignItems: 'center',
  gap: space[16],
  '@media': {
    // Level with the inputs, under the height of a label.
    [media.tablet]: { gridColumn: 'auto', paddingBlockStart: '1.875rem' },
  },
})
