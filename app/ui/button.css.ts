import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '#themes/contract.css.ts'
import { fontSize, fontWeight, media, space, width } from '#themes/scale.ts'
import { stateTransition, tint } from './patterns.ts'

const { color } = vars

export const button = style([
  {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: space[8],
    border: '1px solid transparent',
    borderRadius: vars.radius.medium,
    fontWeight: fontWeight.strong,
    lineHeight: '1.25',
    textAlign: 'center',
    textDecoration: 'none',
    userSelect: 'none',
    selectors: {
      '&:disabled, &[aria-disabled="true"]': {
        background: color.surfaceSunken,
        borderColor: color.border,
        color: color.textMuted,
        cursor: 'not-allowed',
      },
    },
  },
  stateTransition('background-color', 'border-color', 'color'),
])

const enabled = '&:not(:disabled):not([aria-disabled="true"])'
export const variants = styleVariants({
  primary: {
    background: color.brandDeep,
    borderColor: color.brandEdge,
    color: color.onBrandDeep,
    selectors: {
      [`${enabled}:hover`]: {
        background: color.brandHover,
        borderColor: color.brandHover,
        color: color.onBrandDeep,
      },
      [`${enabled}:active`]: { background: color.brandActive, borderColor: color.brandActive },
    },
  },
  secondary: {
    background: color.surface,
    borderColor: color.borderStrong,
    color: color.text,
    selectors: {
      [`${enabled}:hover`]: { background: color.surfaceSunken, borderColor: color.text, color: color.text },
      [`${enabled}:active`]: { ...tint.brand, color: color.text },
    },
  },
  quiet: {
    color: color.brandText,
    selectors: {
      [`${enabled}:hover`]: tint.brand,
      '&:disabled, &[aria-disabled="true"]': { background: 'none', borderColor: 'transparent' },
    },
  },
  danger: {
    background: color.surface,
    borderColor: color.errorText,
    color: color.errorText,
    selectors: {
      [`${enabled}:hover`]: { background: color.error, borderColor: color.error, color: color.onError },
      [`${enabled}:active`]: { background: color.errorHover, color: color.onError },
    },
  },
})

export const sizes = styleVariants({
  /** Looks smaller than a finger, is not: the target reaches beyond the edge. */
  small: {
    minBlockSize: '2.25rem',
    paddingInline: space[12],
    fontSize: fontSize[14],
    '::before': { content: '', position: 'absolute', insetBlock: '-0.3125rem', insetInline: '-1px' },
  },
  medium: { minBlockSize: width.target, paddingInline: '1.25rem', paddingBlock: space[8] },
  large: { minBlockSize: '3.25rem', paddingInline: space[32], paddingBlock: space[12] },
})

/** `phone`: full width on phones only. */
export const widths = styleVariants({
  auto: {},
  full: { inlineSize: '100%' },
  phone: { inlineSize: '100%', '@media': { [media.tablet]: { inlineSize: 'auto' } } },
})

export const iconOnly = styleVariants({
  small: {
    flexShrink: 0,
    inlineSize: '2.25rem',
    paddingInline: 0,
    '::before': { insetInline: '-0.3125rem' },
  },
  medium: { flexShrink: 0, inlineSize: width.target, paddingInline: 0 },
  large: { flexShrink: 0, inlineSize: '3.25rem', paddingInline: 0 },
})
export const round = style({ borderRadius: vars.radius.pill })
