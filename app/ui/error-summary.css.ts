import { style } from '@vanilla-extract/css'
import { space } from '#themes/scale.ts'

export const list = style({ display: 'flex', flexDirection: 'column', gap: space[4] })
export const link = style({
  display: 'inline-block',
  paddingBlock: space[4],
  color: 'inherit',
  ':hover': { color: 'inherit' },
})
