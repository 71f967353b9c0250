import { styleVariants } from '@vanilla-extract/css'
import { iconSize } from '#themes/scale.ts'

export const glyph = styleVariants(iconSize, (size) => ({ inlineSize: size, blockSize: size, flex: 'none' }))
