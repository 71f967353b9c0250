import { style } from '@vanilla-extract/css'
import { vars } from '#themes/contract.css.ts'
import { fontSize, fontWeight, media, space, width } from '#themes/scale.ts'
import { stateTransition } from '../../ui/patterns.ts'

const { color } = vars

export const toolbar = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[16],
  '@media': {
    [media.tablet]: { flexDirection: 'row', alignItems: 'center', justifyContent: 'space-between' },
  },
})
export const period = style({ display: 'flex', alignItems: 'center', gap: space[8], minInlineSize: 0 })
export const steps = style({ display: 'flex', flex: 'none', marginInlineStart: `-${space[12]}` })
export const title = style({
  flex: 1,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  ':first-letter': { textTransform: 'uppercase' },
})
/** The four views in a row: all of a phone's width, each a finger high. */
export const views = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  padding: space[4],
  background: color.surfaceSunken,
  borderRadius: vars.radius.medium,
})
export const view = style([
  {
    display: 'grid',
    placeItems: 'center',
    minBlockSize: width.target,
    paddingInline: space[16],
    borderRadius: vars.radius.small,
    color: color.textMuted,
    fontSize: fontSize[14],
    fontWeight: fontWeight.strong,
    textDecoration: 'none',
    selectors: {
      '&:hover': { color: color.text },
      '&[aria-current]': {
        background: color.surfaceRaised,
        color: color.brandText,
        boxShadow: vars.shadow.raised,
      },
    },
    '@media': { [media.phoneOnly]: { paddingInline: space[4] } },
  },
  stateTransition('color', 'background-color'),
])

/** The form of the events that the width of the window has room for. */
export const onPhones = style({ '@media': { [media.tablet]: { display: 'none' } } })
export const onDesktop = style({
  display: 'none',
  '@media': { [media.desktop]: { display: 'block' } },
})
export const belowDesktop = style({
  '@media': { [media.desktop]: { display: 'none' } },
})
export const picture = style({ inlineSize: '100%', borderRadius: vars.radius.medium })
