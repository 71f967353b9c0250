import { style } from '@vanilla-extract/css'
import { space } from '#themes/scale.ts'

/** An icon before its name. */
export const listIcon = style({ display: 'flex', alignItems: 'center', gap: space[12], minInlineSize: 0 })
