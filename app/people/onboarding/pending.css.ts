import { style } from '@vanilla-extract/css'
import { vars } from '#themes/contract.css.ts'
import { space } from '#themes/scale.ts'

/** The sign over a page that says what happened. */
export const mark = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: space[64],
  blockSize: space[64],
  borderRadius: vars.radius.pill,
  background: vars.color.brandSoft,
  color: vars.color.onBrandSoft,
})

/** A hint under a centred button. */
export const hint = style({ textAlign: 'center', textWrap: 'balance' })
