import { style } from '@vanilla-extract/css'
import { vars } from '#themes/contract.css.ts'

/** Films of phones stand upright: they are no taller than what can be seen at once. */
export const film = style({
  display: 'block',
  inlineSize: '100%',
  aspectRatio: '16 / 9',
  maxBlockSize: '24rem',
  borderRadius: vars.radius.medium,
  background: vars.color.surfaceSunken,
})
