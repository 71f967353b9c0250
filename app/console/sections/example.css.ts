import { globalStyle, style } from '@vanilla-extract/css'

export const example = style({ overflow: 'hidden' })
/** Nothing that pages say to their visitors stands over a picture of a section. */
globalStyle(`body:has(> ${example}) > *:not(${example})`, { display: 'none' })
