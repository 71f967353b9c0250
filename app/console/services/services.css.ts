import { style } from '@vanilla-extract/css'
import { media, space } from '#themes/scale.ts'

/** Text as it was typed, line by line. */
export const typed = style({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' })
/** The days of a week, in columns that agree from one area to the next. */
export const weekdays = style({
  display: 'grid',
  gap: space[16],
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
})
