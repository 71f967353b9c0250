import { style } from '@vanilla-extract/css'
import { width } from '#themes/scale.ts'

/** What somebody wrote, as they wrote it. */
export const words = style({
  margin: 0,
  maxInlineSize: width.measure,
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
})

/** Small enough to read a list, large enough to decide. */
export const picture = style({ maxInlineSize: '20rem', maxBlockSize: '20rem', objectFit: 'contain' })
