import { style } from '@vanilla-extract/css'
import { vars } from '#themes/contract.css.ts'
import { fontSize, fontWeight, lineHeight, space } from '#themes/scale.ts'
import { stateTransition } from './patterns.ts'

const { color } = vars

export const field = style({ display: 'flex', flexDirection: 'column', gap: space[8], minInlineSize: 0 })
export const label = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: space[8],
  fontSize: fontSize[14],
  fontWeight: fontWeight.strong,
  lineHeight: lineHeight.tight,
})
/** A legend is no flex item: the group's gap does not reach it. */
export const legend = style([label, { marginBlockEnd: space[8] }])
export const optional = style({ fontWeight: fontWeight.regular, color: color.textMuted })
export const help = style({ fontSize: fontSize[14], lineHeight: lineHeight.tight, color: color.textMuted })
export const error = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space[8],
  fontSize: fontSize[14],
  lineHeight: '1.25rem',
  color: color.errorText,
})

/** The box of every control with text in it. 16 px text: phones do not zoom in. */
export const control = style([
  {
    inlineSize: '100%',
    minBlockSize: '3rem',
    paddingInline: space[16],
    paddingBlock: space[12],
    border: `1px solid ${color.borderStrong}`,
    borderRadius: vars.radius.medium,
    background: color.surface,
    color: color.text,
    fontSize: fontSize[16],
    lineHeight: '1.375',
    appearance: 'none',
    selectors: {
      '&::placeholder': { color: color.textMuted, opacity: 1 },
      '&:hover:not(:disabled)': { borderColor: color.text },
      '&:focus-visible': {
        borderColor: color.focus,
        outline: `2px solid ${color.focus}`,
        outlineOffset: '-1px',
      },
      '&[aria-invalid="true"]': { borderColor: color.errorText },
      '&[aria-invalid="true"]:focus-visible': { outlineColor: color.errorText },
      '&:disabled, &[readonly]': { background: color.surfaceSunken, color: color.textMuted },
      '&:disabled': { cursor: 'not-allowed' },
    },
  },
  stateTransition('border-color'),
])
