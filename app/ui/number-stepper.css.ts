import { style } from '@vanilla-extract/css'
import { space } from '#themes/scale.ts'

export const stepper = style({ display: 'flex', alignItems: 'center', gap: space[8] })
export const line = style({ maxInlineSize: '6rem', textAlign: 'center' })
