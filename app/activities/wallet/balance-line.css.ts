import { style } from '@vanilla-extract/css'
import { vars } from '#themes/contract.css.ts'
import { fontSize, media, space } from '#themes/scale.ts'

const { color } = vars

export const figure = style({ position: 'relative', display: 'flex', flexDirection: 'column', gap: space[4] })
export const drawing = style({
  display: 'block',
  inlineSize: '100%',
  blockSize: space[32],
  '@media': { [media.tablet]: { blockSize: space[96] } },
})
export const area = style({ fill: color.brandSoft })
export const line = style({
  fill: 'none',
  stroke: color.brandMark,
  strokeWidth: 2,
  strokeLinejoin: 'round',
  vectorEffect: 'non-scaling-stroke',
})
export const caption = style({ fontSize: fontSize[12], color: color.textMuted })
