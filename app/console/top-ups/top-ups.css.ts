import { style } from '@vanilla-extract/css'
import { media, space } from '#themes/scale.ts'

export const filters = style({
  display: 'grid',
  gap: space[12],
  alignItems: 'end',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr) auto' },
  },
})
export const person = style({
  display: 'flex',
  flexDirection: 'column',
  rowGap: space[4],
  minInlineSize: 0,
  overflowWrap: 'anywhere',
})
export const amount = style({ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' })
