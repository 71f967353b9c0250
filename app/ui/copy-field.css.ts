import { style } from '@vanilla-extract/css'
import { space } from '#themes/scale.ts'

export const copy = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'end',
  gap: space[8],
})
