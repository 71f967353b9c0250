import { style } from '@vanilla-extract/css'

/** A hint under a centred button. */
export const hint = style({ textAlign: 'center', textWrap: 'balance' })
