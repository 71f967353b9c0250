import { globalStyle, style } from '@vanilla-extract/css'
import { media } from '#themes/scale.ts'

export const fold = style({ minInlineSize: 0 })
export const title = style({ '@media': { [media.tablet]: { display: 'none' } } })
globalStyle(`${fold}::details-content`, {
  '@media': { [media.tablet]: { contentVisibility: 'visible' } },
})
