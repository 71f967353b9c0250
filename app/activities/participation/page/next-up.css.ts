import { style } from '@vanilla-extract/css'
import { caps } from '#app/ui/patterns.ts'
import { vars } from '#themes/contract.css.ts'
import { duration, easing, fontSize, fontWeight, space } from '#themes/scale.ts'

const { color } = vars

/** One link, as wide as the words of the moment. */
export const next = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[16],
  inlineSize: '100%',
  maxInlineSize: '28rem',
  padding: space[16],
  border: `1px solid ${color.borderStrong}`,
  borderRadius: vars.radius.medium,
  color: color.text,
  textAlign: 'start',
  textDecoration: 'none',
  transition: `background ${duration.state} ${easing.out}`,
  ':hover': { background: color.surfaceSunken },
})
export const words = style({ display: 'flex', flexDirection: 'column', gap: space[4], minInlineSize: 0 })
export const label = style([caps, { color: color.brandText }])
export const name = style({ fontWeight: fontWeight.strong, overflowWrap: 'anywhere' })
export const reward = style({ color: color.brandText, fontSize: fontSize[14], fontWeight: fontWeight.strong })
