import { style } from '@vanilla-extract/css'
import { stateTransition, tint } from '#app/ui/patterns.ts'
import { vars } from '#themes/contract.css.ts'
import { fontSize, fontWeight, lineHeight, space, width } from '#themes/scale.ts'

const { color } = vars

/** Three of equal width, beside each other on every screen. */
export const chips = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: space[8],
})
export const chip = style([
  {
    display: 'flex',
    flexDirection: 'column',
    blockSize: '100%',
    minBlockSize: width.target,
    padding: `${space[8]} ${space[12]}`,
    border: `1px solid ${color.border}`,
    borderRadius: vars.radius.medium,
    background: color.surface,
    color: color.text,
    lineHeight: lineHeight.tight,
    textDecoration: 'none',
    selectors: {
      '&:hover': { borderColor: color.borderStrong, color: color.text },
      '&[aria-current]': {
        borderColor: color.brandMark,
        ...tint.brand,
      },
    },
  },
  stateTransition('background-color', 'border-color'),
])
export const short = style({ fontSize: fontSize[16], fontWeight: fontWeight.strong })
export const whole = style({ fontSize: fontSize[12] })
