import { style } from '@vanilla-extract/css'
import { vars } from '#themes/contract.css.ts'
import { fontSize, fontWeight, space } from '#themes/scale.ts'

const { color } = vars

/** The native control, wide and dashed; its own button in the theme's clothes. */
export const file = style({
  inlineSize: '100%',
  padding: space[12],
  border: `1px dashed ${color.borderStrong}`,
  borderRadius: vars.radius.medium,
  background: color.surface,
  color: color.textMuted,
  fontSize: fontSize[14],
  cursor: 'pointer',
  selectors: {
    '&:hover': { borderColor: color.text },
    '&[aria-invalid="true"]': { borderColor: color.errorText },
    '&::file-selector-button': {
      minBlockSize: '2.5rem',
      marginInlineEnd: space[16],
      paddingInline: space[16],
      border: `1px solid ${color.borderStrong}`,
      borderRadius: vars.radius.small,
      background: color.surface,
      color: color.text,
      font: 'inherit',
      fontWeight: fontWeight.strong,
      cursor: 'pointer',
    },
    '&:hover::file-selector-button': { background: color.surfaceSunken },
  },
})
