import { style } from '@vanilla-extract/css'
import { vars } from '#themes/contract.css.ts'
import { fontSize, space } from '#themes/scale.ts'

const { color, radius } = vars

export const sending = style({
  display: 'grid',
  gap: space[12],
  padding: space[16],
  border: `1px solid ${color.border}`,
  borderRadius: radius.medium,
  background: color.surface,
})
/** Its words begin where the film does. */
export const remove = style({ marginInlineStart: `calc(-1 * ${space[16]})` })
export const done = style({ color: color.textMuted, fontSize: fontSize[14] })
