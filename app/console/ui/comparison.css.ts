import { style } from '@vanilla-extract/css'
import { vars } from '#themes/contract.css.ts'
import { fontWeight, space } from '#themes/scale.ts'

const { color } = vars

/** Two versions of a part, field by field. */
export const comparison = style({ margin: 0, display: 'grid', gap: space[12], inlineSize: '100%' })
export const comparisonRow = style({
  display: 'grid',
  gap: `${space[4]} ${space[16]}`,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 14rem), 1fr))',
  paddingBlockStart: space[12],
  borderBlockStart: `1px solid ${color.border}`,
})
export const comparisonLabel = style({ gridColumn: '1 / -1', fontWeight: fontWeight.strong })
export const comparisonSide = style({
  margin: 0,
  display: 'grid',
  gap: space[4],
  alignContent: 'start',
  overflowWrap: 'anywhere',
})
export const comparisonText = style({ whiteSpace: 'pre-line' })
