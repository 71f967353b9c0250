import { style } from '@vanilla-extract/css'
import { vars } from '#themes/contract.css.ts'
import { fontSize, fontWeight, space } from '#themes/scale.ts'

const { color } = vars

const ofButton = {
  minBlockSize: '2.5rem',
  marginInlineEnd: space[16],
  paddingInline: space[16],
  border: `1px solid ${color.borderStrong}`,
  borderRadius: vars.radius.small,
  background: color.surface,
  color: color.text,
  fontWeight: fontWeight.strong,
} as const
const box = {
  inlineSize: '100%',
  padding: space[12],
  border: `1px dashed ${color.borderStrong}`,
  borderRadius: vars.radius.medium,
  background: color.surface,
  color: color.textMuted,
  fontSize: fontSize[14],
} as const

export const place = style({ position: 'relative', display: 'block', inlineSize: '100%' })
/** The native control, wide and dashed; its own button in the theme's clothes. */
export const file = style({
  ...box,
  cursor: 'pointer',
  selectors: {
    '&:hover': { borderColor: color.text },
    '&[aria-invalid="true"]': { borderColor: color.errorText },
    '&::file-selector-button': {
      ...ofButton,
      font: 'inherit',
      fontWeight: fontWeight.strong,
      cursor: 'pointer',
    },
    '&:hover::file-selector-button': { background: color.surfaceSunken },
  },
})
/** Over the words, to be pressed, dropped on and reached by the keyboard. */
export const unseen = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  opacity: 0,
  cursor: 'pointer',
})
export const shown = style({
  ...box,
  display: 'flex',
  alignItems: 'center',
  selectors: {
    [`${unseen}:hover + &`]: { borderColor: color.text },
    [`${unseen}:focus-visible + &`]: { outline: `2px solid ${color.focus}`, outlineOffset: '2px' },
    [`${unseen}[aria-invalid="true"] + &`]: { borderColor: color.errorText },
  },
})
export const button = style({ ...ofButton, flex: 'none', display: 'inline-flex', alignItems: 'center' })
export const names = style({ minInlineSize: 0, overflowWrap: 'anywhere' })
