import { style } from '@vanilla-extract/css'
import { vars } from '#themes/contract.css.ts'

const { color } = vars

export const cropFrame = style({
  display: 'flex',
  justifyContent: 'center',
  overflow: 'hidden',
  borderRadius: vars.radius.medium,
  background: color.surfaceSunken,
})
/** The height is inherited by the picture inside; set there, the library's own style would win. */
export const cropArea = style({ maxBlockSize: '20rem' })
export const preview = style({
  position: 'relative',
  flex: 'none',
  display: 'block',
  overflow: 'hidden',
  inlineSize: '6rem',
  blockSize: '6rem',
  borderRadius: '50%',
  background: color.surfaceSunken,
})
export const previewPicture = style({ position: 'absolute', maxInlineSize: 'none' })
