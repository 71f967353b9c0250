import { keyframes, style, styleVariants } from '@vanilla-extract/css'
import { vars } from '#themes/contract.css.ts'
import { iconSize, space } from '#themes/scale.ts'

const turn = keyframes({ to: { transform: 'rotate(1turn)' } })
const pulse = keyframes({ '50%': { opacity: 0.35 } })

const ring = style({
  flex: 'none',
  display: 'inline-block',
  borderRadius: '50%',
  border: '2px solid currentColor',
  borderInlineEndColor: 'transparent',
  animation: `${turn} 800ms linear infinite`,
  '@media': {
    '(prefers-reduced-motion: reduce)': { animation: `${pulse} 1600ms ease-in-out infinite !important` },
  },
})
export const rings = styleVariants(iconSize, (size) => [ring, { inlineSize: size, blockSize: size }])

/** The waiting screen: in the middle, with its sentence. */
export const waiting = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[16],
  minBlockSize: '12rem',
  color: vars.color.textMuted,
})
export const waitingRing = style({ color: vars.color.brandMark })
