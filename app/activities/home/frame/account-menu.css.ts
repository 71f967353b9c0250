import { style } from '@vanilla-extract/css'
import { scrollCue } from '#app/ui/patterns.ts'
import { vars } from '#themes/contract.css.ts'
import { fontSize, fontWeight, lineHeight, media, space, width } from '#themes/scale.ts'

const { color } = vars

export const menu = style({ position: 'relative' })
export const summary = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: space[4],
  minBlockSize: width.target,
  minInlineSize: width.target,
  listStyle: 'none',
  borderRadius: vars.radius.pill,
  color: color.textMuted,
  selectors: { '&::-webkit-details-marker': { display: 'none' }, '&:hover': { color: color.text } },
})
export const chevron = style({ display: 'none', '@media': { [media.tablet]: { display: 'inline-flex' } } })
export const panel = style({
  position: 'absolute',
  insetBlockStart: `calc(100% + ${space[8]})`,
  insetInlineEnd: 0,
  inlineSize: 'min(18rem, calc(100vw - 2rem))',
  maxBlockSize: 'calc(100dvh - 6rem)',
  ...scrollCue(color.surfaceRaised),
  padding: space[8],
  display: 'flex',
  flexDirection: 'column',
  border: `1px solid ${color.border}`,
  borderRadius: vars.radius.medium,
  boxShadow: vars.shadow.floating,
  // From the foot of a rail it opens up.
  '@media': {
    [media.desktop]: {
      selectors: {
        'header[data-frame="rail"] &': {
          insetBlock: `auto calc(100% + ${space[8]})`,
          insetInline: '0 auto',
        },
      },
    },
  },
})
export const person = style({
  padding: space[12],
  marginBlockEnd: space[8],
  borderBlockEnd: `1px solid ${color.border}`,
  lineHeight: lineHeight.tight,
})
export const name = style({ fontWeight: fontWeight.strong })
export const email = style({ color: color.textMuted, fontSize: fontSize[14], overflowWrap: 'anywhere' })
export const item = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[12],
  inlineSize: '100%',
  minBlockSize: width.target,
  paddingInline: space[12],
  borderRadius: vars.radius.small,
  color: color.text,
  textDecoration: 'none',
  ':hover': { background: color.surfaceSunken, color: color.text },
})
