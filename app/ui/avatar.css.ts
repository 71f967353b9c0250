import { style, styleVariants } from '@vanilla-extract/css'
import { fontSize, fontWeight } from '#themes/scale.ts'
import { tint } from './patterns.ts'

const avatar = style({
  flex: 'none',
  display: 'inline-grid',
  placeItems: 'center',
  overflow: 'hidden',
  borderRadius: '50%',
  fontWeight: fontWeight.strong,
  lineHeight: '1',
  textTransform: 'uppercase',
})
export const sizes = styleVariants({
  32: [avatar, { inlineSize: '2rem', blockSize: '2rem', fontSize: fontSize[12] }],
  44: [avatar, { inlineSize: '2.75rem', blockSize: '2.75rem', fontSize: fontSize[16] }],
  64: [avatar, { inlineSize: '4rem', blockSize: '4rem', fontSize: fontSize[20] }],
  96: [avatar, { inlineSize: '6rem', blockSize: '6rem', fontSize: fontSize[31] }],
})
/** Several people beside each other differ. */
export const tints = [
  style(tint.brand),
  style(tint.accent),
  style(tint.success),
  style(tint.warning),
] as const
export const picture = style({ inlineSize: '100%', blockSize: '100%', objectFit: 'cover' })
