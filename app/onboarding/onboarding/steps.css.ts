import { style } from '@vanilla-extract/css'
import { vars } from '#themes/contract.css.ts'
import { space } from '#themes/scale.ts'

const { color } = vars

export const choice = style({ display: 'flex', alignItems: 'center', gap: space[16] })
export const choiceIcon = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  inlineSize: space[48],
  blockSize: space[48],
  borderRadius: vars.radius.medium,
  background: color.brandSoft,
  color: color.onBrandSoft,
})
export const choiceWords = style({ flex: 1, display: 'flex', flexDirection: 'column', gap: space[4] })

/** The sign of having finished. */
export const success = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: space[96],
  blockSize: space[96],
  borderRadius: vars.radius.pill,
  background: color.successSoft,
  color: color.onSuccessSoft,
})

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
