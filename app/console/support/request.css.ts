import { style } from '@vanilla-extract/css'

export const words = style({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' })
