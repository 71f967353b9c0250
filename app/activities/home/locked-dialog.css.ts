import { style } from '@vanilla-extract/css'
import { fontWeight, space } from '#themes/scale.ts'

export const first = style({ fontWeight: fontWeight.strong })
export const list = style({ display: 'flex', flexDirection: 'column', marginBlockStart: space[8] })
