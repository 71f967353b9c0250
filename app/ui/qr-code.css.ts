import { style } from '@vanilla-extract/css'
import { vars } from '#themes/contract.css.ts'
import { paper, space } from '#themes/scale.ts'

/** The quiet zone that readers need: white in every theme, on paper too. */
export const frame = style({
  display: 'inline-block',
  padding: space[16],
  borderRadius: vars.radius.medium,
  background: paper.ground,
  lineHeight: 0,
  printColorAdjust: 'exact',
})
export const drawing = style({ blockSize: 'auto', maxInlineSize: '100%' })
