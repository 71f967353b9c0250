import { style, styleVariants } from '@vanilla-extract/css'
import { caps, clampLines, tint } from '#app/ui/patterns.ts'
import { vars } from '#themes/contract.css.ts'
import { fontSize, fontWeight, lineHeight, media, space, tracking } from '#themes/scale.ts'

const { color } = vars
/** As high as leaves room for the first row on the first screen. */
const featureSize = '17rem'

const slide = style({
  position: 'relative',
  display: 'grid',
  blockSize: '100%',
  overflow: 'hidden',
  borderRadius: vars.radius.large,
  selectors: { '&:has(a:focus-visible)': { outline: `2px solid ${color.focus}`, outlineOffset: '-4px' } },
})
export const slides = styleVariants({
  split: [slide, tint.brand, { '@media': { [media.desktop]: { gridTemplateColumns: '1fr 1fr' } } }],
  /** On the brand; on wide screens its picture is all of it, and the words are a plate on that. */
  feature: [
    slide,
    {
      alignContent: 'start',
      background: color.brandDeep,
      color: color.onBrandDeep,
      '@media': { [media.desktop]: { alignContent: 'end', blockSize: featureSize, padding: space[24] } },
    },
  ],
})
const picture = style({ aspectRatio: '16 / 9', overflow: 'hidden', minInlineSize: 0 })
export const pictures = styleVariants({
  /** Flat on wide screens, so that the first row begins on the first of them. */
  split: [picture, { '@media': { [media.desktop]: { aspectRatio: 'auto', minBlockSize: '15rem' } } }],
  feature: [
    picture,
    {
      '@media': {
        [media.desktop]: { position: 'absolute', inset: 0, aspectRatio: 'auto', blockSize: '100%' },
      },
    },
  ],
})
const panel = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[8],
  padding: space[16],
  minInlineSize: 0,
})
export const panels = styleVariants({
  split: [
    panel,
    { '@media': { [media.desktop]: { justifyContent: 'center', gap: space[12], padding: space[32] } } },
  ],
  feature: [
    panel,
    {
      '@media': {
        [media.desktop]: {
          position: 'relative',
          inlineSize: '29rem',
          padding: space[24],
          borderRadius: vars.radius.large,
          background: color.brandDeep,
          color: color.onBrandDeep,
        },
      },
    },
  ],
})
export const type = style([caps])
export const title = style([
  clampLines(3),
  {
    fontFamily: vars.font.heading,
    fontSize: fontSize[20],
    fontWeight: fontWeight.strong,
    lineHeight: lineHeight.heading,
    letterSpacing: tracking.heading,
    '@media': { [media.tablet]: { fontSize: fontSize[25] }, [media.desktop]: { fontSize: fontSize[31] } },
  },
])
/** The whole slide is the link. */
export const link = style({
  color: 'inherit',
  textDecoration: 'none',
  ':hover': { color: 'inherit', textDecoration: 'underline' },
  ':focus-visible': { outline: 'none' },
  '::after': { content: '', position: 'absolute', inset: 0 },
})
export const reward = style({ fontSize: fontSize[16], fontWeight: fontWeight.strong })
export const action = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[8],
  marginBlockStart: space[8],
  fontWeight: fontWeight.strong,
})
