import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '#themes/contract.css.ts'
import { fontSize, fontWeight, lineHeight, space, width } from '#themes/scale.ts'
import { stateTransition, tint } from './patterns.ts'

const { color } = vars

/** The whole line is the target. */
export const choice = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space[12],
  minBlockSize: width.target,
  paddingBlock: '0.625rem',
  lineHeight: '1.5rem',
  cursor: 'pointer',
  selectors: { '&:has(:disabled)': { cursor: 'not-allowed', color: color.textMuted } },
})

/** The native control in the theme's colours: mark drawn by the control's own background. */
export const box = style([
  {
    flex: 'none',
    appearance: 'none',
    display: 'grid',
    placeContent: 'center',
    inlineSize: space[24],
    blockSize: space[24],
    border: `1.5px solid ${color.borderStrong}`,
    borderRadius: '0.375rem',
    background: color.surface,
    cursor: 'inherit',
    selectors: {
      '&:checked': { background: color.brandMark, borderColor: color.brandMark },
      '&[aria-invalid="true"]': { borderColor: color.errorText },
      '&:disabled': { background: color.surfaceSunken, borderColor: color.border },
      /** A tick of two borders. */
      '&::before': {
        content: '',
        inlineSize: '0.375rem',
        blockSize: '0.75rem',
        marginBlockStart: '-0.1875rem',
        border: `solid ${color.surface}`,
        borderWidth: '0 2px 2px 0',
        transform: 'rotate(45deg)',
        opacity: 0,
      },
      '&:checked::before': { opacity: 1 },
      '&:checked:disabled::before': { borderColor: color.textMuted },
    },
    '@media': { '(forced-colors: active)': { appearance: 'auto' } },
  },
  stateTransition('background-color', 'border-color'),
])

export const dot = style([
  box,
  {
    borderRadius: '50%',
    selectors: {
      '&::before': {
        inlineSize: '0.625rem',
        blockSize: '0.625rem',
        marginBlockStart: 0,
        border: 0,
        borderRadius: '50%',
        background: color.surface,
        transform: 'none',
      },
      '&:checked:disabled::before': { background: color.textMuted },
    },
  },
])

export const words = style({ display: 'flex', flexDirection: 'column', minInlineSize: 0, flex: 1 })
export const hint = style({ fontSize: fontSize[14], lineHeight: lineHeight.tight, color: color.textMuted })
export const groups = styleVariants({
  list: { display: 'flex', flexDirection: 'column' },
  cards: { display: 'grid', gap: space[12] },
  /** As many beside each other as keep their words whole. */
  names: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 12rem), 1fr))',
    gap: space[8],
  },
  pictures: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 8.5rem), 1fr))',
    gap: space[12],
  },
})

/** A choice as a card: payment methods, shipping. */
export const card = style([
  choice,
  {
    alignItems: 'center',
    padding: space[16],
    border: `1px solid ${color.border}`,
    borderRadius: vars.radius.medium,
    background: color.surface,
    selectors: {
      '&:hover': { borderColor: color.borderStrong },
      '&:has(:checked)': {
        borderColor: color.brandMark,
        boxShadow: `inset 0 0 0 1px ${color.brandMark}`,
        ...tint.brand,
        color: color.text,
      },
      '&:has(:focus-visible)': { outline: `2px solid ${color.focus}`, outlineOffset: '2px' },
    },
  },
])
export const options = styleVariants({
  list: [choice],
  cards: [card],
  names: [card, { paddingBlock: space[8] }],
  /** The picture across, the name and its dot below. */
  pictures: [card, { flexWrap: 'wrap', padding: space[12], gap: space[8] }],
})
export const cardInput = style({ ':focus-visible': { outline: 'none' } })
export const cardTitle = style({ fontWeight: fontWeight.strong })
export const aside = style({
  marginInlineStart: 'auto',
  fontVariantNumeric: 'tabular-nums',
  color: color.textMuted,
})
