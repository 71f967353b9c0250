import { style } from '@vanilla-extract/css'
import { vars } from '#themes/contract.css.ts'
import { space } from '#themes/scale.ts'

const { color, radius } = vars

/** The account to transfer to, line by line as the station wrote it. */
export const account = style({
  padding: space[16],
  background: color.surfaceSunken,
  borderRadius: radius.medium,
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
})
export const what = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: space[4],
  minInlineSize: 0,
  overflowWrap: 'anywhere',
})
export const amount = style({ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' })
export const ways = style({ display: 'flex', flexWrap: 'wrap', columnGap: space[16] })
export const rules = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[12],
  paddingInlineStart: space[24],
  listStyle: 'disc',
})
