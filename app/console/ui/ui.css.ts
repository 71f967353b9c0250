import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '#themes/contract.css.ts'
import { fontSize, fontWeight, media, space, width } from '#themes/scale.ts'

const { color, radius } = vars

export const narrow = style({ maxInlineSize: '46rem' })
/** Every list: wide enough for a row with its buttons, or a table of five columns. */
export const listPage = style({ maxInlineSize: '64rem' })
/** Editor left, live preview right; it stays in view while the editor scrolls. */
export const split = style({
  display: 'grid',
  gap: space[32],
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [media.wide]: { gridTemplateColumns: 'minmax(22rem, 5fr) minmax(0, 6fr)' } },
})
export const two = style({
  display: 'grid',
  gap: space[16],
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 13rem), 1fr))',
})
/** A field that grows beside its button. */
export const inline = style({
  display: 'grid',
  gap: space[12],
  alignItems: 'end',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
})
export const inlineThree = style([
  inline,
  { '@media': { [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) 12rem auto' } } },
])
export const list = style({ margin: 0, padding: 0, listStyle: 'none', display: 'grid', gap: space[8] })
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[12],
  padding: `${space[12]} ${space[16]}`,
  background: color.surface,
  border: `1px solid ${color.border}`,
  borderRadius: radius.medium,
})
/** A long name takes a second line before its buttons do. */
export const rowName = style({
  display: 'flex',
  flexDirection: 'column',
  flex: '1 1 14rem',
  minInlineSize: 0,
  overflowWrap: 'anywhere',
})
/** Of a finger’s height: the target of a name reaches to the edge of its row, and over the line below it. */
globalStyle(`${rowName} > a:first-child`, { position: 'relative' })
globalStyle(`${rowName} > a:first-child::before`, {
  content: '',
  position: 'absolute',
  insetBlockStart: `calc(-1 * ${space[12]})`,
  insetBlockEnd: `calc(-1 * ${space[8]})`,
  insetInline: 0,
})
export const small = style({ fontSize: fontSize[14], color: color.textMuted })
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[4],
  // On phones the padding of a row is theirs, too, for four buttons need its width.
  '@media': {
    [media.phoneOnly]: {
      columnGap: 0,
      selectors: { [`${row} > &`]: { marginInline: `calc(-1 * ${space[8]})` } },
    },
  },
})
/** Two arrows that are one form. */
export const order = style({ display: 'flex' })
export const fieldset = style({ border: 0, padding: space[16], margin: 0, minInlineSize: 0 })
export const thumb = style({
  maxBlockSize: '6rem',
  maxInlineSize: 'min(100%, 16rem)',
  inlineSize: 'auto',
  blockSize: 'auto',
  objectFit: 'contain',
  borderRadius: radius.small,
  alignSelf: 'flex-start',
  justifySelf: 'start',
})
export const summary = style({
  cursor: 'pointer',
  minBlockSize: width.target,
  display: 'flex',
  alignItems: 'center',
  color: color.link,
  fontWeight: fontWeight.strong,
})
/** The file that an import reads. */
export const sample = style({
  overflowX: 'auto',
  margin: 0,
  padding: space[16],
  background: color.surfaceSunken,
})
