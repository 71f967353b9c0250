import { style } from '@vanilla-extract/css'
import { vars } from '#themes/contract.css.ts'
import { space } from '#themes/scale.ts'
import { tint } from '../../../ui/patterns.ts'

export const choice = style({ display: 'flex', alignItems: 'center', gap: space[16] })
export const choiceIcon = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  inlineSize: space[48],
  blockSize: space[48],
  borderRadius: vars.radius.medium,
  ...tint.brand,
})
export const choiceWords = style({ flex: 1, display: 'flex', flexDirection: 'column', gap: space[4] })

/** The sign of having finished. */
export const success = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: space[96],
  blockSize: space[96],
  borderRadius: vars.radius.pill,
  ...tint.success,
})
