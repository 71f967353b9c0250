import { style } from '@vanilla-extract/css'
import { vars } from '#themes/contract.css.ts'
import { space } from '#themes/scale.ts'

export const pair = style({ display: 'flex', gap: space[8], minInlineSize: 0 })
export const picker = style({
  flex: 'none',
  inlineSize: '4rem',
  blockSize: '3rem',
  padding: space[4],
  cursor: 'pointer',
  borderRadius: vars.radius.medium,
  border: `1px solid ${vars.color.borderStrong}`,
  background: vars.color.surface,
})
/** Room for '#rrggbb', and for a blank or two that came along. */
export const text = style({ maxInlineSize: '10rem' })
