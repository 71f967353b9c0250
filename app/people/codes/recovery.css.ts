import { style } from '@vanilla-extract/css'
import { fontSize, media, space } from '#themes/scale.ts'

/** In two columns where there is room: what is copied by hand is read line by line. */
export const codes = style({
  display: 'grid',
  gap: space[8],
  margin: 0,
  paddingInlineStart: space[24],
  fontSize: fontSize[16],
  '@media': { [media.tablet]: { gridTemplateColumns: '1fr 1fr' } },
})
