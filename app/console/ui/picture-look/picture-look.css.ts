import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '#themes/contract.css.ts'
import { space } from '#themes/scale.ts'

const { color, radius } = vars

export const look = style({ display: 'grid', gap: space[8], gridTemplateColumns: 'minmax(0, 1fr)' })
/** As it is cut most often. */
export const thumb = style({ maxInlineSize: '10rem', borderRadius: radius.small })
export const details = style({ minInlineSize: 0, containerType: 'inline-size' })
/** The photo and its cuts stand beside each other where there is room for both. */
export const tools = style({
  display: 'grid',
  gap: space[24],
  gridTemplateColumns: 'minmax(0, 1fr)',
  padding: space[16],
  border: `1px solid ${color.border}`,
  borderRadius: radius.medium,
  '@container': { '(min-width: 30rem)': { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 6fr)' } },
})
export const across = style({ gridColumn: '1 / -1' })
/** As large as the photo in it, which never is higher than what one sees at once. */
export const pad = style({
  position: 'relative',
  display: 'block',
  justifySelf: 'start',
  inlineSize: 'fit-content',
  maxInlineSize: '100%',
  overflow: 'hidden',
  borderRadius: radius.small,
  background: color.surfaceSunken,
  cursor: 'crosshair',
  userSelect: 'none',
})
export const whole = style({
  inlineSize: 'auto',
  maxInlineSize: '100%',
  minInlineSize: '9rem',
  minBlockSize: '9rem',
  maxBlockSize: '20rem',
  objectFit: 'fill',
})
export const parts = style({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  gridTemplateColumns: 'repeat(3, 1fr)',
  gridTemplateRows: 'repeat(3, 1fr)',
})
export const part = style({ cursor: 'inherit' })
/** A ring that is seen on light and dark photos; the chosen one is large, shows what is in it, and can be dragged by a finger. */
export const point = style({
  appearance: 'none',
  position: 'absolute',
  transform: 'translate(-50%, -50%)',
  inlineSize: space[16],
  blockSize: space[16],
  margin: 0,
  border: `2px solid ${color.surface}`,
  borderRadius: '50%',
  outline: `1px solid ${color.text}`,
  background: 'transparent',
  cursor: 'inherit',
  selectors: {
    '&:checked': {
      zIndex: 1,
      inlineSize: space[32],
      blockSize: space[32],
      borderWidth: '3px',
      background: `radial-gradient(circle, ${color.brandMark} 0.25rem, ${color.surface} 0.25rem 0.3125rem, transparent 0.375rem)`,
      outlineWidth: '2px',
      touchAction: 'none',
      cursor: 'grab',
    },
    '&:focus-visible': { outline: `3px solid ${color.focus}`, outlineOffset: '2px' },
  },
  '@media': { '(forced-colors: active)': { appearance: 'auto' } },
})
export const shapes = ['21:9', '16:9', '4:3', '1:1'] as const
export const cuts = style({
  display: 'grid',
  gap: space[12],
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  alignItems: 'start',
  margin: 0,
  marginBlockStart: space[8],
  padding: 0,
  listStyle: 'none',
})
export const cut = style({ display: 'grid', gap: space[4] })
const frame = style({ objectFit: 'cover', borderRadius: radius.small })
export const frames = styleVariants(
  { '21:9': '21 / 9', '16:9': '16 / 9', '4:3': '4 / 3', '1:1': '1' },
  (aspectRatio) => [frame, { aspectRatio }],
)
export const choice = style({ borderRadius: radius.small })
