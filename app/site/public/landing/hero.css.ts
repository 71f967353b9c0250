import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { vars } from '#themes/contract.css.ts'
import { fontSize, lineHeight, media, space, width } from '#themes/scale.ts'

const { color } = vars

/** The hero on the brand, in the colours of its ground. */
const hero = style({
  position: 'relative',
  isolation: 'isolate',
  overflow: 'hidden',
  background: color.page,
  color: color.text,
})
export const heroes = styleVariants({
  split: [hero],
  centered: [hero],
  overlay: [hero],
})

const inside = style({
  display: 'grid',
  gap: space[32],
  paddingBlock: space[32],
  gridTemplateColumns: 'minmax(0, 1fr)',
})
export const insides = styleVariants({
  split: [
    inside,
    {
      '@media': {
        [media.desktop]: {
          gridTemplateColumns: '5fr 6fr',
          alignItems: 'center',
          gap: space[64],
          paddingBlock: space[64],
        },
      },
    },
  ],
  centered: [
    inside,
    {
      justifyItems: 'center',
      '@media': { [media.desktop]: { paddingBlock: `${space[64]} ${space[48]}`, gap: space[48] } },
    },
  ],
  /** Words without pictures. */
  alone: [inside, { '@media': { [media.desktop]: { paddingBlock: space[96] } } }],
})

const words = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[16],
  maxInlineSize: width.reading,
})
export const texts = styleVariants({
  start: [words, { alignItems: 'flex-start' }],
  center: [words, { alignItems: 'center', textAlign: 'center' }],
})
export const title = style({
  fontFamily: vars.font.heading,
  fontSize: fontSize[31],
  lineHeight: '1.12',
  letterSpacing: '-0.02em',
  textWrap: 'balance',
  '@media': { [media.tablet]: { fontSize: fontSize[39] }, [media.wide]: { fontSize: '3rem' } },
})
export const lead = style({ fontSize: fontSize[20], lineHeight: '1.5', textWrap: 'pretty' })
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[12],
  marginBlockStart: space[8],
  inlineSize: '100%',
  '@media': { [media.phoneOnly]: { flexDirection: 'column' } },
  selectors: { [`${texts.center} &`]: { justifyContent: 'center' } },
})

export const slides = style({ inlineSize: '100%', minInlineSize: 0 })
const picture = style({ borderRadius: vars.radius.large })
export const pictures = styleVariants({
  split: [picture, { aspectRatio: '16 / 10', objectFit: 'cover' }],
  centered: [picture, { '@media': { [media.desktop]: { aspectRatio: '21 / 9', objectFit: 'cover' } } }],
  overlay: [{}],
})
const figure = style({ position: 'relative' })
export const figures = styleVariants({
  split: [figure],
  centered: [figure],
  /** The hero from edge to edge, never higher than the first screen. */
  overlay: [
    figure,
    {
      aspectRatio: '16 / 9',
      '@media': {
        [media.desktop]: { aspectRatio: 'auto', blockSize: 'clamp(24rem, calc(100vh - 12rem), 36rem)' },
      },
    },
  ],
})
/** The words of a further slide, on a plate over its picture. */
export const caption = style({
  position: 'absolute',
  insetBlockEnd: space[12],
  insetInlineStart: space[12],
  maxInlineSize: `calc(100% - 2 * ${space[12]})`,
  display: 'flex',
  flexDirection: 'column',
  gap: space[4],
  padding: `${space[12]} ${space[16]}`,
  borderRadius: vars.radius.medium,
  background: color.page,
  fontSize: fontSize[14],
  lineHeight: lineHeight.tight,
  textWrap: 'pretty',
})

/** Pictures from edge to edge, the words on a panel of the brand over their lower left corner. */
export const wide = style({ position: 'relative' })
export const panel = style({
  background: color.page,
  padding: `${space[24]} ${space[16]} ${space[32]}`,
  '@media': {
    [media.tablet]: { paddingInline: space[24] },
    [media.desktop]: {
      position: 'absolute',
      zIndex: 1,
      insetBlockEnd: space[64],
      insetInlineStart: `max(${space[24]}, calc((100vw - ${width.content}) / 2))`,
      maxInlineSize: '32rem',
      padding: space[32],
      borderRadius: vars.radius.large,
    },
  },
})
/** The dots lie on the picture, on a plate of their own. */
export const wideSlides = style({ gap: 0, position: 'relative' })
globalStyle(`${wideSlides} > [data-print="hide"]`, {
  '@media': {
    [media.desktop]: {
      position: 'absolute',
      insetBlockEnd: space[16],
      insetInlineEnd: space[24],
      paddingInline: space[8],
      borderRadius: vars.radius.pill,
      background: color.page,
    },
  },
})

/** Drawn where a station has no pictures: large shapes in the tones of the ground. */
export const art = style({
  position: 'absolute',
  zIndex: -1,
  insetBlock: 0,
  insetInlineEnd: 0,
  blockSize: '100%',
  inlineSize: '55%',
  display: 'none',
  '@media': { [media.tablet]: { display: 'block' } },
})
export const shapes = styleVariants({
  accent: { fill: color.accent },
  raised: { fill: color.surfaceRaised },
  line: { fill: 'none', stroke: color.borderStrong, strokeWidth: 2 },
})
