import { style } from '@vanilla-extract/css'

export const phone = style({ whiteSpace: 'nowrap', color: 'inherit' })
