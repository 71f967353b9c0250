import { style } from '@vanilla-extract/css'
import { clampLines } from '#app/ui/patterns.ts'

/** Names of other activities can be long. */
export const note = style([clampLines(2), { minInlineSize: 0, overflowWrap: 'anywhere' }])
