import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '#themes/contract.css.ts'
import { fontSize, fontWeight, space, width } from '#themes/scale.ts'
import { stateTransition, tint } from './patterns.ts'

const { color } = vars

const badge = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[4],
  minBlockSize: space[24],
  paddingInline: space[8],
  borderRadius: vars.radius.small,
  fontSize: fontSize[12],
  fontWeight: fontWeight.strong,
  lineHeight: '1.25',
  whiteSpace: 'nowrap',
})
export const badges = styleVariants({
  neutral: [
    badge,
    { background: color.surface, color: color.text, boxShadow: `inset 0 0 0 1px ${color.border}` },
  ],
  brand: [badge, tint.brand],
  accent: [badge, { background: color.accent, color: color.onAccent }],
  success: [badge, tint.success],
  warning: [badge, tint.warning],
  error: [badge, tint.error],
})

export const chip = style([
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: space[8],
    minBlockSize: width.target,
    paddingInline: space[16],
    border: `1px solid ${color.border}`,
    borderRadius: vars.radius.pill,
    background: color.surface,
    color: color.text,
    fontSize: fontSize[14],
    fontWeight: fontWeight.strong,
    whiteSpace: 'nowrap',
    textDecoration: 'none',
    selectors: {
      '&:hover': { borderColor: color.borderStrong, color: color.text },
      '&[aria-current]': {
        ...tint.brand,
        borderColor: color.brandMark,
      },
    },
  },
  stateTransition('border-color', 'background-color'),
])
