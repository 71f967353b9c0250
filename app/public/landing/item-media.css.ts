import { style } from '@vanilla-extract/css'
import { vars } from '#themes/contract.css.ts'

export const picture = style({ borderRadius: vars.radius.large })
