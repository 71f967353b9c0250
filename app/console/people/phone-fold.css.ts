import { globalStyle, style } from '@vanilla-extract/css'
import { media } from '#themes/scale.ts'

export const fold = style({ minInlineSize: 0 })
/** Browsers that cannot open it by style fold it everywhere: there the name stays, for without it nothing opens what is in it. */
export const title = style({
  '@supports': {
    'selector(::details-content)': { '@media': { [media.tablet]: { display: 'none' } } },
  },
})
globalStyle(`${fold}::details-content`, {
  '@media': { [media.tablet]: { contentVisibility: 'visible' } },
})
