import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '#themes/contract.css.ts'

const { color } = vars

const picture = style({ inlineSize: '100%', background: color.surfaceSunken })
/** `natural` keeps the file's own proportions by its width and height; `fill` asks for no more than 16:9 where its place has no height of its own. */
export const ratios = styleVariants({
  natural: [picture, { blockSize: 'auto' }],
  wide: [picture, { aspectRatio: '16 / 9', objectFit: 'cover' }],
  square: [picture, { aspectRatio: '1', objectFit: 'cover' }],
  fill: [picture, { aspectRatio: '16 / 9', blockSize: '100%', objectFit: 'cover' }],
})

/** The colour lies over the picture, and is mixed with nothing around it. */
const treated = style({
  position: 'relative',
  display: 'block',
  isolation: 'isolate',
  overflow: 'hidden',
  '::after': { content: '', position: 'absolute', inset: 0, pointerEvents: 'none' },
})
/** A tint keeps what is light and dark as it is; two tones reach from the deep one to the pale one. */
export const treatments = styleVariants({
  tint: [treated, { '::after': { background: color.brand, mixBlendMode: 'color', opacity: 0.6 } }],
  duotone: [
    treated,
    {
      '::before': { content: '', position: 'absolute', inset: 0, background: color.tonePale },
      '::after': { background: color.toneDeep, mixBlendMode: 'screen' },
    },
  ],
})
const inFrame = style({ inlineSize: '100%', blockSize: '100%', objectFit: 'inherit' })
export const pictures = styleVariants({
  tint: [inFrame],
  duotone: [inFrame, { filter: 'grayscale(1)', mixBlendMode: 'multiply' }],
})
