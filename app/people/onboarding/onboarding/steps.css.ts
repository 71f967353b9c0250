import { style } from '@vanilla-extract/css'
import { space } from '#themes/scale.ts'

export const choice = style({ display: 'flex', alignItems: 'center', gap: space[16] })
export const choiceWords = style({ flex: 1, display: 'flex', flexDirection: 'column', gap: space[4] })
