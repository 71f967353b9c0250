import { style } from '@vanilla-extract/css'

/** Paper leads nowhere. */
export const map = style({ '@media': { print: { display: 'none' } } })
