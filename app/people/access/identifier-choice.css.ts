import { style } from '@vanilla-extract/css'
import { stateTransition } from '#app/ui/patterns.ts'
import { vars } from '#themes/contract.css.ts'
import { fontSize, fontWeight, space, width } from '#themes/scale.ts'

const { color } = vars

export const choice = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: '1fr',
  gap: space[4],
  padding: space[4],
  borderRadius: vars.radius.medium,
  background: color.surfaceSunken,
})
export const option = style([
  {
    display: 'grid',
    placeItems: 'center',
    minBlockSize: width.target,
    borderRadius: `calc(${vars.radius.medium} - ${space[4]})`,
    color: color.textMuted,
    fontSize: fontSize[14],
    fontWeight: fontWeight.strong,
    textDecoration: 'none',
    inlineSize: '100%',
    border: 0,
    background: 'none',
    cursor: 'pointer',
    selectors: {
      '&:hover': { color: color.text },
      '&[aria-current]': {
        background: color.surfaceRaised,
        color: color.text,
        boxShadow: vars.shadow.raised,
      },
    },
  },
  stateTransition('background-color', 'color'),
])
/** A fieldset that nobody sees as one. */
export const one = style({ border: 0, margin: 0, padding: 0, minInlineSize: 0 })
