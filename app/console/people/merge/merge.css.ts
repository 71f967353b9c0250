import { style } from '@vanilla-extract/css'
import { vars } from '#themes/contract.css.ts'
import { media, space } from '#themes/scale.ts'

/** Two accounts: side by side where there is room, one below the other on phones. */
export const pair = style({
  display: 'grid',
  gap: space[16],
  alignItems: 'stretch',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})
/** The one that stays stands out by its edge; its heading says so. */
export const stays = style({
  display: 'grid',
  alignContent: 'start',
  gap: space[16],
  padding: space[16],
  background: vars.color.surface,
  border: `2px solid ${vars.color.link}`,
  borderRadius: vars.radius.medium,
  overflowWrap: 'anywhere',
})
export const ends = style([stays, { border: `1px dashed ${vars.color.border}` }])
export const who = style({
  display: 'grid',
  gap: space[12],
  alignItems: 'center',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
})
/** A pair of the list: what is said of each, then what may be done. */
export const couple = style({
  display: 'grid',
  gap: space[16],
  padding: space[16],
  background: vars.color.surface,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.medium,
})
