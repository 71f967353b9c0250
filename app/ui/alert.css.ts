import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { vars } from '#themes/contract.css.ts'
import { fontWeight, lineHeight, space } from '#themes/scale.ts'
import { tint } from './patterns.ts'

const { color } = vars

export const alert = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space[12],
  padding: space[16],
  borderRadius: vars.radius.medium,
  lineHeight: '1.5',
})
export const tones = styleVariants({
  info: tint.brand,
  success: tint.success,
  warning: tint.warning,
  error: tint.error,
})
/** Aligned with the first line. */
export const mark = style({ paddingBlockStart: '0.125rem' })
export const words = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[4],
  minInlineSize: 0,
  flex: 1,
})
export const title = style({ fontWeight: fontWeight.strong, lineHeight: lineHeight.body })
/** The text itself stays ink: long notices read better than in a tint. */
export const body = style({ color: color.text })
globalStyle(`:where(${body} a)`, { color: 'inherit' })
export const action = style({ paddingBlockStart: space[8] })
