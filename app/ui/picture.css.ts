import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '#themes/contract.css.ts'

const picture = style({ inlineSize: '100%', background: vars.color.surfaceSunken })
/** `natural` keeps the file's own proportions by its width and height. */
export const ratios = styleVariants({
  natural: [picture, { blockSize: 'auto' }],
  wide: [picture, { aspectRatio: '16 / 9', objectFit: 'cover' }],
  square: [picture, { aspectRatio: '1', objectFit: 'cover' }],
  fill: [picture, { blockSize: '100%', objectFit: 'cover' }],
})
