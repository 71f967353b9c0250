import { style } from '@vanilla-extract/css'

/** Text as it was typed, line by line. */
export const typed = style({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' })
