import { style } from '@vanilla-extract/css'

export const person = style({ display: 'flex', flexDirection: 'column', overflowWrap: 'anywhere' })
