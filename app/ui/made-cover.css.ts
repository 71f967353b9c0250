import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '#themes/contract.css.ts'
import { fontWeight, tracking } from '#themes/scale.ts'
import { clampLines, tint } from './patterns.ts'

const { color } = vars

const cover = style({
  position: 'relative',
  display: 'grid',
  alignItems: 'center',
  inlineSize: '100%',
  aspectRatio: '16 / 9',
  overflow: 'hidden',
  containerType: 'inline-size',
})
/** The ground and its ink; neighbours mostly differ. */
export const grounds = styleVariants({
  soft: [cover, tint.brand],
  deep: [cover, { background: color.brandDeep, color: color.onBrandDeep }],
  accent: [cover, tint.accent],
})
export const fills = style({ blockSize: '100%', aspectRatio: 'auto' })
export const pattern = style({ position: 'absolute', inset: 0, inlineSize: '100%', blockSize: '100%' })
/** A station with crisp corners has blocks where one with round corners has discs and pills; half of the side makes a disc. */
export const corners = styleVariants({ large: '30px', small: '15px' }, (half) => ({
  rx: `min(${vars.radius.pill}, ${half})`,
}))
export const shapes = styleVariants(
  {
    brand: color.brand,
    accent: color.accent,
    deep: color.brandDeep,
    soft: color.brandSoft,
    pale: color.surface,
  },
  (fill) => ({ fill }),
)
const words = style([
  clampLines(4),
  {
    position: 'relative',
    inlineSize: '61%',
    paddingInlineStart: '7cqi',
    fontFamily: vars.font.heading,
    fontWeight: fontWeight.strong,
    letterSpacing: tracking.heading,
    lineHeight: '1.08',
    overflowWrap: 'break-word',
    hyphens: 'auto',
    // Drawn, not written: the title beside it says the same.
    '::before': { content: 'attr(data-words)' },
  },
])
/** Few words are large. */
export const sizes = styleVariants({ few: '11cqi', some: '8.5cqi', many: '6cqi' }, (fontSize) => [
  words,
  { fontSize },
])
