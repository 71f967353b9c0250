import { style } from '@vanilla-extract/css'
import { vars } from '#themes/contract.css.ts'
import { fontWeight, space, width } from '#themes/scale.ts'
import { stateTransition } from './patterns.ts'

const { color } = vars

export const share = style({ position: 'relative', flex: 'none' })
export const summary = style([
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: space[8],
    minBlockSize: width.target,
    paddingInline: space[12],
    borderRadius: vars.radius.small,
    color: color.link,
    fontWeight: fontWeight.strong,
    cursor: 'pointer',
    listStyle: 'none',
    selectors: {
      '&::-webkit-details-marker': { display: 'none' },
      '&:hover': { background: color.surfaceSunken, color: color.linkHover },
    },
  },
  stateTransition('background-color'),
])
export const panel = style({
  position: 'absolute',
  zIndex: 2,
  insetBlockStart: `calc(100% + ${space[4]})`,
  insetInlineEnd: 0,
  display: 'grid',
  gap: space[16],
  inlineSize: 'min(22rem, calc(100vw - 2rem))',
  padding: space[16],
  border: `1px solid ${color.border}`,
  borderRadius: vars.radius.medium,
  background: color.surfaceRaised,
  boxShadow: vars.shadow.floating,
})
export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: space[8] })
export const logo = style({ inlineSize: '1.25rem', blockSize: '1.25rem', fill: 'currentColor' })
export const network = style([
  {
    display: 'inline-flex',
    flex: '1 0 auto',
    alignItems: 'center',
    justifyContent: 'center',
    gap: space[8],
    minBlockSize: width.target,
    paddingInline: space[16],
    border: `1px solid ${color.borderStrong}`,
    borderRadius: vars.radius.medium,
    background: color.surface,
    color: color.text,
    fontWeight: fontWeight.strong,
    textDecorationLine: 'none',
    selectors: { '&:hover': { background: color.surfaceSunken, color: color.text } },
  },
  stateTransition('background-color'),
])
