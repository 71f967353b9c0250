import { style } from '@vanilla-extract/css'
import { stateTransition } from '#app/ui/patterns.ts'
import { vars } from '#themes/contract.css.ts'
import { fontSize, fontWeight, lineHeight, media, space, tracking } from '#themes/scale.ts'

const { color } = vars

/** The balance across phones, then all beside each other. */
export const top = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: space[12],
  '@media': {
    [media.tablet]: {
      gridAutoFlow: 'column',
      gridTemplateColumns: 'minmax(max-content, 1fr)',
      gridAutoColumns: 'minmax(0, 1fr)',
    },
  },
})
const tile = style([
  {
    display: 'grid',
    minInlineSize: 0,
    borderRadius: vars.radius.large,
    border: `1px solid ${color.border}`,
  },
  stateTransition('border-color'),
])
export const balance = style([
  tile,
  {
    gridColumn: '1 / -1',
    background: color.brandDeep,
    borderColor: color.brandDeep,
    color: color.onBrandDeep,
    '@media': { [media.tablet]: { gridColumn: 'auto' } },
  },
])
export const way = style([
  tile,
  {
    background: color.surface,
    color: color.text,
    selectors: {
      '&:hover': { borderColor: color.borderStrong },
      '&:last-child:nth-child(even)': { gridColumn: '1 / -1' },
    },
    '@media': { [media.tablet]: { selectors: { '&:last-child:nth-child(even)': { gridColumn: 'auto' } } } },
  },
])
export const face = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[4],
  padding: space[16],
  color: 'inherit',
  lineHeight: lineHeight.tight,
  textDecoration: 'none',
  ':hover': { color: 'inherit' },
})
export const label = style({ fontSize: fontSize[14] })
export const amount = style({
  fontFamily: vars.font.heading,
  fontSize: fontSize[25],
  fontWeight: fontWeight.strong,
  letterSpacing: tracking.heading,
})
export const more = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[4],
  marginBlockStart: 'auto',
  paddingBlockStart: space[8],
  fontSize: fontSize[14],
  selectors: { 'a:hover > &': { textDecoration: 'underline' } },
})
