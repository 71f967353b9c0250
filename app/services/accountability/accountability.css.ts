import { style } from '@vanilla-extract/css'
import { vars } from '#themes/contract.css.ts'
import { space } from '#themes/scale.ts'

const { color } = vars

export const list = style({ margin: 0, padding: 0, listStyle: 'none' })
export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[12],
  paddingBlock: space[4],
  color: color.textMuted,
  borderBlockEnd: `1px solid ${color.border}`,
  overflowWrap: 'anywhere',
})
