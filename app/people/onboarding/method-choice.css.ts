import { style } from '@vanilla-extract/css'

/** Long addresses break instead of widening the page. */
export const address = style({ overflowWrap: 'anywhere' })
