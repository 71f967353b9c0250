import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { vars } from '#themes/contract.css.ts'
import { fontSize, fontWeight, media, width as size, space } from '#themes/scale.ts'
import { stateTransition, tint, visuallyHidden } from '../../ui/patterns.ts'

const { color, radius } = vars

export const preview = style({
  display: 'grid',
  gap: space[12],
  alignContent: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [media.wide]: { position: 'sticky', insetBlockStart: space[24], alignSelf: 'start' } },
})
export const legend = style({
  fontFamily: vars.font.heading,
  fontSize: fontSize[20],
  fontWeight: fontWeight.strong,
  paddingBlockEnd: space[8],
})
export const widths = style({ display: 'flex', flexWrap: 'wrap', gap: space[4], margin: 0 })
/** One of two widths: the whole word is pressed. */
export const width = style([
  stateTransition('background-color', 'border-color'),
  {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    gap: space[8],
    minBlockSize: size.target,
    paddingInline: space[16],
    border: `1px solid ${color.borderStrong}`,
    borderRadius: radius.medium,
    cursor: 'pointer',
    fontSize: fontSize[14],
    fontWeight: fontWeight.strong,
    selectors: {
      '&:has(:checked)': { ...tint.brand, borderColor: color.brandMark },
      '&:has(:focus-visible)': { outline: `2px solid ${color.focus}`, outlineOffset: '2px' },
    },
  },
])
export const radio = style(visuallyHidden)

const device = style({
  overflow: 'hidden',
  borderRadius: radius.medium,
  border: `1px solid ${color.borderStrong}`,
  background: color.page,
})
/** Each in small, in the width of the real one; only that which was chosen is there. */
export const devices = styleVariants({
  desktop: [device, { aspectRatio: '4 / 3' }],
  phone: [device, { inlineSize: '19.5rem', maxInlineSize: '100%', blockSize: '36rem' }],
})
for (const name of ['desktop', 'phone'])
  globalStyle(`${preview}:not(:has(input[value="${name}"]:checked)) [data-screen="${name}"]`, {
    display: 'none',
  })
const frame = style({ border: 0, display: 'block', maxInlineSize: 'none', transformOrigin: '0 0' })
export const screens = styleVariants({
  desktop: [frame, { inlineSize: '200%', blockSize: '200%', transform: 'scale(0.5)' }],
  phone: [frame, { inlineSize: '24.375rem', blockSize: '45rem', transform: 'scale(0.8)' }],
})
