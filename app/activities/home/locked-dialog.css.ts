import { style } from '@vanilla-extract/css'
import { space } from '#themes/scale.ts'

export const list = style({ display: 'flex', flexDirection: 'column', marginBlockStart: space[8] })
