import { createVar, style } from '@vanilla-extract/css'
import { vars } from '#themes/contract.css.ts'
import { fontWeight, space } from '#themes/scale.ts'

const { color, radius } = vars

export const chart = style({ display: 'grid', gap: space[16], listStyle: 'none', margin: 0, padding: 0 })
export const words = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space[16],
  overflowWrap: 'anywhere',
})
export const figures = style({
  color: color.textMuted,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
})
export const rail = style({
  blockSize: space[12],
  borderRadius: radius.pill,
  background: color.surfaceSunken,
  overflow: 'hidden',
})
export const share = createVar()
/** The station's own colour of the option. */
export const own = createVar()
export const bar = style({
  blockSize: '100%',
  inlineSize: share,
  borderRadius: radius.pill,
  background: own,
})
export const defaultColor = color.brandMark
export const inDialog = style({ inlineSize: '100%', display: 'grid', gap: space[16], textAlign: 'start' })
export const title = style({ fontWeight: fontWeight.strong })
