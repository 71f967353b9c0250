import { style } from '@vanilla-extract/css'
import { vars } from '#themes/contract.css.ts'
import { fontSize, media, space } from '#themes/scale.ts'

/** Who it is: the face beside the name, on phones too. */
export const who = style({
  display: 'grid',
  gap: space[16],
  alignItems: 'center',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  overflowWrap: 'anywhere',
})
export const figures = style({
  display: 'grid',
  gap: space[16],
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 8rem), 1fr))',
  margin: 0,
})
export const figure = style({
  display: 'grid',
  gap: space[4],
  alignContent: 'start',
  paddingInlineStart: space[16],
  borderInlineStart: `2px solid ${vars.color.border}`,
})
export const figureValue = style({
  margin: 0,
  fontSize: fontSize[16],
  overflowWrap: 'anywhere',
  '@media': { [media.tablet]: { fontSize: fontSize[20] } },
})
/** What may be done: side by side, on phones two and two. */
export const doors = style({
  display: 'grid',
  gap: space[8],
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  '@media': { [media.tablet]: { display: 'flex', flexWrap: 'wrap' } },
})
export const wide = style({ flexBasis: '100%' })
export const split = style({
  display: 'grid',
  gap: space[24],
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [media.wide]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' } },
})
export const words = style({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' })
