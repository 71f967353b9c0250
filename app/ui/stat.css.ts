import { style } from '@vanilla-extract/css'
import { vars } from '#themes/contract.css.ts'
import { fontSize, space } from '#themes/scale.ts'

export const stat = style({ display: 'flex', flexDirection: 'column', gap: space[4] })
export const label = style({ fontSize: fontSize[14], color: vars.color.textMuted })
export const below = style({ fontSize: fontSize[14], color: vars.color.textMuted })
