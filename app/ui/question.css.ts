import { createVar, style } from '@vanilla-extract/css'
import { vars } from '#themes/contract.css.ts'
import { fontSize, fontWeight, lineHeight, media, space, width } from '#themes/scale.ts'
import { card, cardInput } from './choice.css.ts'

const { color, radius } = vars

export { cardInput as input }

export const legend = style({
  padding: 0,
  marginBlockEnd: space[16],
  fontSize: fontSize[20],
  fontWeight: fontWeight.strong,
  lineHeight: lineHeight.tight,
  overflowWrap: 'anywhere',
})
/** Inside a narrow panel. */
export const smallLegend = style([legend, { fontSize: fontSize[16] }])

export const group = style({
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  border: 0,
  padding: 0,
  margin: 0,
})
export const picture = style({
  inlineSize: '100%',
  maxBlockSize: '20rem',
  objectFit: 'contain',
  borderRadius: radius.medium,
  background: color.surfaceSunken,
  marginBlockEnd: space[16],
})
export const options = style({ display: 'grid', gap: space[12] })
/** Options that are pictures stand side by side. */
export const photos = style([
  options,
  {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
  },
])
export const option = style([card, { minBlockSize: width.target, overflowWrap: 'anywhere' }])
export const photoOption = style([
  option,
  { flexDirection: 'column', alignItems: 'stretch', justifyContent: 'flex-start' },
])
export const photo = style({
  inlineSize: '100%',
  aspectRatio: '4 / 3',
  objectFit: 'cover',
  borderRadius: radius.small,
})
export const line = style({ display: 'flex', alignItems: 'center', gap: space[12], inlineSize: '100%' })

export const ground = createVar()
export const onGround = createVar()
/** Words in colours of their own. */
export const mark = style({
  display: 'block',
  flex: 1,
  minInlineSize: 0,
  padding: `${space[8]} ${space[12]}`,
  border: `1px solid ${color.border}`,
  borderRadius: radius.small,
  background: ground,
  color: onGround,
  overflowWrap: 'anywhere',
})
/** Beside the words of an option: choice, verdict and focus are seen on the theme's own card. */
export const edge = style({
  display: 'block',
  flex: 1,
  minInlineSize: 0,
  paddingBlock: space[4],
  paddingInlineStart: space[12],
  borderInlineStart: `${space[4]} solid ${ground}`,
  overflowWrap: 'anywhere',
})
export const words = style({ marginBlockStart: space[12] })
export const hint = style({ color: color.textMuted, fontSize: fontSize[14], marginBlockEnd: space[12] })
