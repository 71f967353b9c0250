import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '#themes/contract.css.ts'
import { media, space } from '#themes/scale.ts'
import { cardEdge, stateTransition, tint } from './patterns.ts'

const { color } = vars

const fill = {
  background: color.brandDeep,
  color: color.onBrandDeep,
  vars: { [color.link]: color.onBrandDeep, [color.linkHover]: color.onBrandDeep },
}
const card = style({ borderRadius: vars.radius.large, minInlineSize: 0 })
export const tones = styleVariants({
  /** A card on the page, with the brand's edge. */
  outlined: [card, { background: color.surface }, cardEdge],
  raised: [card, { background: color.surfaceRaised, boxShadow: vars.shadow.raised }],
  sunken: [card, { background: color.surfaceSunken }],
  soft: [card, tint.brand],
  brand: [card, fill],
})
export const paddings = styleVariants({
  none: { overflow: 'hidden' },
  small: { padding: space[16] },
  medium: { padding: space[24] },
  large: { padding: space[24], '@media': { [media.tablet]: { padding: space[32] } } },
})
export const linked = style([
  { display: 'block', color: 'inherit', textDecoration: 'none' },
  { selectors: { '&:hover': { borderColor: color.borderStrong, color: 'inherit' } } },
  stateTransition('border-color', 'box-shadow'),
])
