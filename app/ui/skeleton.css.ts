import { keyframes, style, styleVariants } from '@vanilla-extract/css'
import { vars } from '#themes/contract.css.ts'
import { fontSize, space } from '#themes/scale.ts'

const breathe = keyframes({ '50%': { opacity: 0.45 } })
const bone = style({
  display: 'block',
  background: vars.color.skeleton,
  borderRadius: vars.radius.small,
  animation: `${breathe} 1600ms ease-in-out infinite`,
})
export const bones = styleVariants({
  text: [bone, { blockSize: fontSize[14] }],
  heading: [bone, { blockSize: fontSize[25], maxInlineSize: '16rem' }],
  cover: [bone, { aspectRatio: '16 / 9', borderRadius: 0 }],
  block: [bone, { blockSize: '6rem', borderRadius: vars.radius.large }],
  circle: [bone, { inlineSize: '3rem', blockSize: '3rem', borderRadius: '50%' }],
  button: [bone, { blockSize: '2.75rem', inlineSize: '9rem', borderRadius: vars.radius.medium }],
})
export const widths = styleVariants({
  full: {},
  long: { inlineSize: '85%' },
  medium: { inlineSize: '60%' },
  short: { inlineSize: '35%' },
})
export const card = style({
  overflow: 'hidden',
  background: vars.color.surface,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.large,
})
export const cardBody = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[12],
  padding: space[16],
  minBlockSize: '8.25rem',
})
