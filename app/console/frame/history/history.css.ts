import { style } from '@vanilla-extract/css'

export const wide = style({ flexBasis: '100%' })
