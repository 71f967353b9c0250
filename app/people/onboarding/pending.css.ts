import { style } from '@vanilla-extract/css'
import { vars } from '#themes/contract.css.ts'
import { space } from '#themes/scale.ts'
import { tint } from '../../ui/patterns.ts'

/** The sign over a page that says what happened. */
export const mark = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: space[64],
  blockSize: space[64],
  borderRadius: vars.radius.pill,
  ...tint.brand,
})

/** A hint under a centred button. */
export const hint = style({ textAlign: 'center', textWrap: 'balance' })
