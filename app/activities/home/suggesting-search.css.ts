import { style } from '@vanilla-extract/css'
import { clampLines } from '#app/ui/patterns.ts'
import { vars } from '#themes/contract.css.ts'
import { fontSize, layer, space } from '#themes/scale.ts'

const { color } = vars

/** Over the page, as wide as the line it belongs to. */
export const list = style({
  position: 'absolute',
  insetBlockStart: `calc(100% + ${space[4]})`,
  insetInline: 0,
  zIndex: layer.sticky,
  display: 'grid',
  paddingBlock: space[8],
  background: color.surfaceRaised,
  border: `1px solid ${color.border}`,
  borderRadius: vars.radius.medium,
  boxShadow: vars.shadow.floating,
})
export const option = style({
  display: 'grid',
  alignContent: 'center',
  minBlockSize: '2.75rem',
  paddingInline: space[16],
  paddingBlock: space[8],
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: color.surfaceSunken },
    '&[aria-selected="true"]': {
      background: color.surfaceSunken,
      boxShadow: `inset 3px 0 ${color.brandText}`,
    },
  },
})
export const name = style([clampLines(2), { overflowWrap: 'anywhere' }])
export const kind = style({ color: color.textMuted, fontSize: fontSize[14] })
