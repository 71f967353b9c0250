import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '#themes/contract.css.ts'

const frame = style({ display: 'block', inlineSize: '100%', border: 0, background: vars.color.surfaceSunken })
export const frames = styleVariants({
  wide: [frame, { blockSize: 'auto', aspectRatio: '16 / 9', borderRadius: vars.radius.large }],
  fill: [frame, { blockSize: '100%' }],
})
