import { style } from '@vanilla-extract/css'
import { doorLook, stateTransition } from '#app/ui/patterns.ts'
import { vars } from '#themes/contract.css.ts'
import { fontSize, fontWeight, lineHeight, media, space } from '#themes/scale.ts'

const { color } = vars

/** Two beside each other on phones, all five on wide screens. */
export const tiles = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: space[12],
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    [media.desktop]: { gridTemplateColumns: 'repeat(5, minmax(0, 1fr))', gap: space[16] },
  },
})
export const cell = style({
  display: 'grid',
  minInlineSize: 0,
  selectors: { '&:last-child:nth-child(odd)': { gridColumn: '1 / -1' } },
  '@media': {
    [media.tablet]: { selectors: { '&:last-child:nth-child(odd)': { gridColumn: 'auto' } } },
  },
})
export const tileLink = style([
  {
    display: 'flex',
    alignItems: 'center',
    gap: space[12],
    minBlockSize: '3.5rem',
    paddingBlock: space[8],
    paddingInline: space[12],
    background: color.surface,
    border: `${vars.line.card} solid ${color.cardEdge}`,
    boxShadow: vars.shadow.card,
    borderRadius: vars.radius.large,
    color: color.text,
    fontWeight: fontWeight.strong,
    lineHeight: lineHeight.tight,
    textDecoration: 'none',
    ':hover': { color: color.text, borderColor: color.borderStrong },
  },
  stateTransition('border-color'),
])
export const mark = style({ flex: 'none', display: 'grid', color: color.brandMark })
/** A door of one line: what is behind it, and an arrow. */
export const doorLink = style([doorLook, stateTransition('border-color')])
export const luckyLink = style([doorLink, { '@media': { [media.tablet]: { display: 'none' } } }])
export const words = style({
  flex: 1,
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  fontSize: fontSize[14],
})
