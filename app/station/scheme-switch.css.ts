import { style } from '@vanilla-extract/css'
import { vars } from '#themes/contract.css.ts'
import { fontSize, fontWeight, space, width } from '#themes/scale.ts'

const { color } = vars

/** Three in one well; the chosen one stands out of it. */
export const form = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, 1fr)',
  gap: space[4],
  padding: space[4],
  marginBlock: space[4],
  borderRadius: vars.radius.small,
  background: color.surfaceSunken,
})
export const choice = style({
  minBlockSize: width.target,
  paddingInline: space[4],
  borderRadius: vars.radius.small,
  color: color.textMuted,
  fontSize: fontSize[14],
  fontWeight: fontWeight.strong,
  textAlign: 'center',
  selectors: {
    '&:hover': { color: color.text },
    '&[aria-pressed="true"]': {
      background: color.surfaceRaised,
      color: color.text,
      boxShadow: vars.shadow.raised,
    },
  },
})
