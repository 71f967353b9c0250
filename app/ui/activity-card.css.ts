import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '#themes/contract.css.ts'
import { fontSize, fontWeight, lineHeight, space, tracking } from '#themes/scale.ts'
import { caps, cardEdge, clampLines, stateTransition } from './patterns.ts'

const { color } = vars

/** Two abreast on a phone: less padding, a third line for names, and types in small letters, so that no word breaks. */
const narrow = '(max-width: 11rem)'
/** A line or a card as wide as a page has its picture and what one gets at its sides. */
const roomy = '(min-width: 30rem)'

const card = style([
  {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    blockSize: '100%',
    minInlineSize: 0,
    containerType: 'inline-size',
    overflow: 'hidden',
    selectors: {
      '&:has(a:focus-visible)': { outline: `2px solid ${color.focus}`, outlineOffset: '2px' },
    },
  },
])
const box = style([
  card,
  {
    background: color.surface,
    borderRadius: vars.radius.large,
    selectors: { '&:hover': { borderColor: color.borderStrong } },
  },
  cardEdge,
  stateTransition('border-color'),
])
/** The picture above the words, beside them, above words on the brand, or a line of a list with a small one. */
export const cards = styleVariants({
  above: [box],
  beside: [box, { flexDirection: 'row' }],
  full: [box, { background: color.brandDeep }],
  ruled: [
    card,
    {
      flexDirection: 'row',
      alignItems: 'center',
      gap: space[16],
      paddingBlock: space[12],
      borderBlockStart: `${vars.line.card} solid ${color.border}`,
      selectors: { '&:hover': { borderColor: color.borderStrong } },
    },
  ],
})
export type CardForm = keyof typeof cards

const cover = style({ aspectRatio: '16 / 9', overflow: 'hidden' })
export const covers = styleVariants({
  above: [cover],
  /** The middle of a picture, where its words and objects are: as high as the card, it would be cut in the middle of a word. */
  beside: [
    {
      flex: 'none',
      alignSelf: 'flex-start',
      aspectRatio: '16 / 15',
      inlineSize: '40%',
      overflow: 'hidden',
      margin: space[12],
      marginInlineEnd: 0,
      borderRadius: vars.radius.medium,
      '@container': { [roomy]: { inlineSize: '9rem', aspectRatio: '4 / 3' } },
    },
  ],
  full: [cover],
  ruled: [
    {
      flex: 'none',
      aspectRatio: '16 / 9',
      inlineSize: '6rem',
      overflow: 'hidden',
      borderRadius: vars.radius.medium,
      '@container': { [roomy]: { inlineSize: '8rem' } },
    },
  ],
})
/** Away from what is no longer, or not yet, to be had; the words stay at full contrast. */
export const dimmed = style({ filter: 'grayscale(0.9)', opacity: 0.45 })

const body = style({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  minInlineSize: 0,
  gap: space[4],
  padding: space[16],
  '@container': { [narrow]: { padding: space[12] } },
})
export const bodies = styleVariants({
  above: [body],
  beside: [body, { paddingBlock: space[12] }],
  full: [body],
  ruled: [
    body,
    {
      padding: 0,
      '@container': {
        [roomy]: {
          display: 'grid',
          gridTemplateColumns: 'minmax(0, 1fr) auto',
          alignItems: 'center',
          columnGap: space[24],
        },
      },
    },
  ],
})
/** Words in the ink of the brand's ground; badges keep their own. */
export const onBrand = style({
  vars: {
    [color.text]: color.onBrandDeep,
    [color.textMuted]: color.onBrandDeep,
    [color.brandText]: color.onBrandDeep,
  },
})
/** As high as a badge, with or without one. */
export const kind = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: space[8],
  rowGap: space[4],
  minBlockSize: space[24],
})
export const type = style([
  caps,
  {
    color: color.textMuted,
    '@container': { [narrow]: { letterSpacing: 0, textTransform: 'none' } },
  },
])
export const title = style([
  clampLines(2),
  {
    fontFamily: vars.font.body,
    fontSize: fontSize[16],
    fontWeight: fontWeight.strong,
    lineHeight: lineHeight.tight,
    letterSpacing: tracking.heading,
    textWrap: 'wrap',
    '@container': { [narrow]: { fontSize: fontSize[14], WebkitLineClamp: 3 } },
  },
])
/** Two lines always: cards beside each other stay level. */
export const level = style({
  minBlockSize: '2.7em',
  '@container': { [narrow]: { minBlockSize: '4.05em' } },
})
export const link = style({
  color: color.text,
  textDecorationLine: 'none',
  ':hover': { color: color.text, textDecorationLine: 'underline' },
  ':focus-visible': { outline: 'none' },
  '::after': { content: '', position: 'absolute', inset: 0 },
})
const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: space[12],
  rowGap: space[4],
  marginBlockStart: 'auto',
  paddingBlockStart: space[8],
  minBlockSize: space[32],
  fontSize: fontSize[14],
  lineHeight: lineHeight.tight,
  color: color.textMuted,
})
export const feet = styleVariants({
  above: [foot],
  beside: [foot],
  full: [foot],
  /** At the end of the line, where it is wide. */
  ruled: [
    foot,
    {
      paddingBlockStart: 0,
      '@container': {
        [roomy]: {
          gridColumn: '2',
          gridRow: '1 / span 2',
          flexDirection: 'column-reverse',
          alignItems: 'flex-end',
          gap: space[4],
        },
      },
    },
  ],
})
export const note = style({ display: 'flex', alignItems: 'center', gap: space[8], minInlineSize: 0 })
export const reward = style({
  marginInlineStart: 'auto',
  color: color.brandText,
  fontWeight: fontWeight.strong,
})
