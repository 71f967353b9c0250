import { style } from '@vanilla-extract/css'
import { space } from '#themes/scale.ts'

export const place = style({ display: 'flex', justifyContent: 'center', paddingBlock: space[24] })
