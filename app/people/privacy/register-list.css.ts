import { style } from '@vanilla-extract/css'
import { vars } from '#themes/contract.css.ts'
import { fontWeight, space, width } from '#themes/scale.ts'

const { color } = vars

export const list = style({
  border: `1px solid ${color.border}`,
  borderRadius: vars.radius.large,
  background: color.surface,
})
export const item = style({
  selectors: { '& + &': { borderBlockStart: `1px solid ${color.border}` } },
})
export const summary = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space[12],
  minBlockSize: width.target,
  padding: `${space[12]} ${space[16]}`,
  listStyle: 'none',
  cursor: 'pointer',
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
})
export const words = style({ display: 'grid', gap: space[4] })
export const name = style({ fontWeight: fontWeight.strong })
export const chevron = style({
  display: 'inline-flex',
  color: color.textMuted,
  selectors: { 'details[open] > summary &': { rotate: '180deg' } },
})
export const entries = style({ padding: `0 ${space[16]}` })
export const entry = style({
  paddingBlock: space[16],
  borderBlockStart: `1px solid ${color.border}`,
})
