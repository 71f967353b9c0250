import { style } from '@vanilla-extract/css'
import { stateTransition, tint } from '#app/ui/patterns.ts'
import { vars } from '#themes/contract.css.ts'
import { space, width } from '#themes/scale.ts'

const { color } = vars

export const form = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: space[24] })
export const waiting = style({ color: color.textMuted })

/** The button: as tall as a finger, though its line is not. */
export const like = style([
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: space[8],
    minBlockSize: width.target,
    marginBlock: `calc(-1 * ${space[12]})`,
    paddingInline: space[12],
    marginInline: `calc(-1 * ${space[12]})`,
    borderRadius: vars.radius.pill,
    color: color.textMuted,
    selectors: {
      '&:hover': tint.brand,
      '&[aria-pressed="true"]': { color: color.brandText },
      '&[aria-pressed="true"]:hover': { color: color.onBrandSoft },
    },
  },
  stateTransition('background-color', 'color'),
])
export const filled = style({ fill: 'currentColor' })
