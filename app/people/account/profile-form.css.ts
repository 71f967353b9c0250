import { style } from '@vanilla-extract/css'

/** Disabled as a whole where the association keeps the data (STN-U14). */
export const fields = style({ display: 'contents', border: 0, margin: 0, padding: 0, minInlineSize: 0 })
