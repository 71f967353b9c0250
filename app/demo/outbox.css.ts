import { style } from '@vanilla-extract/css'
import { vars } from '#themes/contract.css.ts'
import { fontSize, space } from '#themes/scale.ts'

export const page = style({
  maxInlineSize: '45rem',
  marginInline: 'auto',
  padding: `${space[48]} ${space[16]}`,
  display: 'grid',
  gap: space[16],
})
export const list = style({ display: 'grid', gap: space[8] })
export const row = style({
  display: 'grid',
  gap: space[4],
  padding: space[16],
  fontSize: fontSize[14],
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.medium,
  background: vars.color.surface,
})
export const frame = style({
  inlineSize: '100%',
  blockSize: '40rem',
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.medium,
})
export const plain = style({ whiteSpace: 'pre-wrap', fontSize: fontSize[14], overflowWrap: 'anywhere' })
