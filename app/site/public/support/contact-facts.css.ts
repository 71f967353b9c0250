import { style } from '@vanilla-extract/css'
import { vars } from '#themes/contract.css.ts'
import { space, width } from '#themes/scale.ts'

export const list = style({ display: 'flex', flexDirection: 'column', color: vars.color.text })
export const line = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[12],
  minBlockSize: width.target,
  overflowWrap: 'anywhere',
})
export const link = style([
  line,
  {
    color: 'inherit',
    textDecorationLine: 'none',
    ':hover': { color: 'inherit', textDecorationLine: 'underline' },
  },
])
export const icon = style({ flex: 'none', color: vars.color.brandText })
