import { style } from '@vanilla-extract/css'
import { vars } from '#themes/contract.css.ts'
import { fontSize, space, width } from '#themes/scale.ts'

const { color } = vars

export const summary = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  minBlockSize: width.target,
  color: color.textMuted,
  fontSize: fontSize[14],
  listStyle: 'none',
  selectors: { '&::-webkit-details-marker': { display: 'none' }, '&:hover': { color: color.text } },
})
export const chevron = style({
  display: 'inline-flex',
  selectors: { 'details[open] > summary &': { rotate: '180deg' } },
})
export const box = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[8],
  padding: space[16],
  border: `1px solid ${color.border}`,
  borderRadius: vars.radius.medium,
  background: color.surface,
})
