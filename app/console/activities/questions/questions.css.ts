import { style } from '@vanilla-extract/css'
import { vars } from '#themes/contract.css.ts'
import { space } from '#themes/scale.ts'

const { color, radius } = vars

export const options = style({ display: 'grid', gap: space[16], gridTemplateColumns: 'minmax(0, 1fr)' })
/** One option or one feedback of a form. */
export const entry = style({
  padding: space[16],
  margin: 0,
  minInlineSize: 0,
  background: color.surface,
  border: `1px solid ${color.border}`,
  borderRadius: radius.medium,
})
export const wrong = style({ color: color.errorText })
/** The questions on the page of their activity's form. */
export const asked = style({
  display: 'grid',
  gap: space[16],
  gridTemplateColumns: 'minmax(0, 1fr)',
  paddingBlockStart: space[24],
  borderBlockStart: `1px solid ${color.border}`,
})
/** A question that is open in its place of the list. */
export const opened = style({
  display: 'grid',
  gap: space[16],
  gridTemplateColumns: 'minmax(0, 1fr)',
  padding: space[16],
  scrollMarginBlockStart: space[16],
  background: color.surface,
  border: `2px solid ${color.brandMark}`,
  borderRadius: radius.medium,
})
/** The other questions meanwhile: what is done to them waits until it is closed. */
export const waiting = style({
  display: 'flex',
  flexDirection: 'column',
  padding: `${space[12]} ${space[16]}`,
  color: color.textMuted,
  border: `1px solid ${color.border}`,
  borderRadius: radius.medium,
  overflowWrap: 'anywhere',
})
