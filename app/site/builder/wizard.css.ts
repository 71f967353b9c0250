import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { logoPlate } from '#app/ui/patterns.ts'
import { type FontName, fontNames } from '#themes/brand.ts'
import { vars } from '#themes/contract.css.ts'
import { fontStack } from '#themes/fonts/families.ts'
import { fontSize, fontWeight, media, space, width } from '#themes/scale.ts'

const { color, radius } = vars

export const page = style({ minBlockSize: '100dvh', background: color.surface })
export const top = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[16],
  paddingBlock: space[12],
  paddingInline: space[16],
  borderBlockEnd: `1px solid ${color.border}`,
  '@media': { [media.tablet]: { paddingInline: space[24] } },
})
export const home = style({ display: 'inline-flex', alignItems: 'center', minBlockSize: width.target })
export const logo = style({ ...logoPlate, display: 'block', blockSize: '2rem', inlineSize: 'auto' })
export const single = style({
  paddingBlock: space[32],
  '@media': { [media.tablet]: { paddingBlock: space[64] } },
})
/** Editor left, live preview right; on phones one under the other, what explains the choice last. */
export const split = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: 'minmax(26rem, 5fr) minmax(0, 7fr)',
      gridTemplateRows: 'auto minmax(0, 1fr)',
    },
  },
})
const column = style({
  paddingInline: space[16],
  '@media': { [media.tablet]: { paddingInline: space[32] }, [media.desktop]: { paddingInline: space[48] } },
})
export const editor = style([column, { paddingBlock: space[32] }])
export const after = style([
  column,
  {
    paddingBlock: space[32],
    borderBlockStart: `1px solid ${color.border}`,
    '@media': { [media.desktop]: { gridColumn: 1, borderBlockStart: 0, paddingBlockStart: 0 } },
  },
])
export const editorColumn = style({ maxInlineSize: '32rem', marginInline: 'auto' })
export const stage = style({
  paddingBlock: space[24],
  paddingInline: space[16],
  background: color.surfaceSunken,
  borderBlockStart: `1px solid ${color.border}`,
  '@media': {
    [media.desktop]: {
      gridColumn: 2,
      gridRow: '1 / span 2',
      minBlockSize: '100dvh',
      padding: space[32],
      borderBlockStart: 0,
      borderInlineStart: `1px solid ${color.border}`,
    },
  },
})
export const frames = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  alignContent: 'flex-start',
  alignSelf: 'start',
  gap: space[24],
  '@media': {
    [media.phoneOnly]: { justifyContent: 'center' },
    [media.desktop]: { position: 'sticky', insetBlockStart: space[24] },
  },
})
export const figure = style({
  margin: 0,
  display: 'flex',
  flexDirection: 'column',
  gap: space[8],
  minInlineSize: 0,
})
export const figures = styleVariants({
  desktop: [figure, { flex: '1 1 24rem', maxInlineSize: '44rem' }],
  phone: [figure, { flex: 'none' }],
})
export const caption = style({ fontSize: fontSize[14], color: color.textMuted })
const device = style({
  overflow: 'hidden',
  borderRadius: radius.medium,
  border: `1px solid ${color.borderStrong}`,
  background: color.page,
})
/** A screen in small: the frame has the width of the real one and is scaled down, whatever room there is. */
export const devices = styleVariants({
  desktop: [device, { aspectRatio: '3 / 2' }],
  phone: [device, { inlineSize: '14.625rem', blockSize: '26rem' }],
})
const frame = style({ border: 0, display: 'block', maxInlineSize: 'none', transformOrigin: '0 0' })
export const screens = styleVariants({
  desktop: [frame, { inlineSize: '250%', blockSize: '250%', transform: 'scale(0.4)' }],
  phone: [frame, { inlineSize: '24.375rem', blockSize: '43.4rem', transform: 'scale(0.6)' }],
})
/** A part that phones leave out, where the small screen says it all. */
export const wideOnly = style({ '@media': { [media.phoneOnly]: { display: 'none' } } })

/** A family's name in itself. */
export const letters = styleVariants(
  Object.fromEntries(fontNames.map((name) => [name, fontStack(name)])) as Record<FontName, string>,
  (fontFamily) => ({ fontFamily, fontSize: fontSize[20] }),
)

export const swatches = style({ display: 'flex', flexWrap: 'wrap', gap: space[12] })
export const swatch = style({
  inlineSize: '3rem',
  blockSize: '3rem',
  padding: 0,
  cursor: 'pointer',
  borderRadius: radius.pill,
  border: `2px solid ${color.surface}`,
  boxShadow: `0 0 0 1px ${color.borderStrong}`,
  selectors: { '&[aria-pressed="true"]': { boxShadow: `0 0 0 3px ${color.text}` } },
})
export const pairs = style({ inlineSize: '100%', borderCollapse: 'collapse', fontSize: fontSize[14] })
globalStyle(`${pairs} th, ${pairs} td`, {
  textAlign: 'start',
  padding: `${space[8]} ${space[8]} ${space[8]} 0`,
  borderBlockEnd: `1px solid ${color.border}`,
})
globalStyle(`${pairs} th`, { fontWeight: fontWeight.strong })
export const sample = style({
  display: 'inline-block',
  paddingBlock: space[4],
  paddingInline: space[12],
  borderRadius: radius.small,
  border: `1px solid ${color.border}`,
})
export const marked = style({ display: 'inline-flex', alignItems: 'center', gap: space[8] })
/** Room for two lines from the start: an answer that comes while somebody presses the button must not move it. */
export const liveAnswer = style({ minBlockSize: '5.5rem' })
export const address = style({ fontWeight: fontWeight.strong, overflowWrap: 'anywhere' })
export const points = style({ margin: 0, padding: 0, listStyle: 'none', display: 'grid', gap: space[16] })
export const pointsRow = style({ display: 'flex', gap: space[12] })
export const mark = style({ color: color.brandMark, flexShrink: 0 })
/** The head of the page; on phones the form comes before the reasons. */
export const hero = style({
  display: 'grid',
  gap: space[32],
  paddingBlock: space[32],
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: '6fr 5fr',
      gridTemplateRows: 'auto 1fr',
      columnGap: space[64],
      paddingBlock: space[96],
    },
  },
})
export const heroWords = style({ display: 'grid', gap: space[16], alignContent: 'start' })
export const heroCard = style({
  '@media': { [media.desktop]: { gridColumn: 2, gridRow: '1 / span 2', alignSelf: 'start' } },
})
/** A dialog whose way out is a field of its form: without scripts it is gone once one stands there. */
export const dialogForm = style({})
globalStyle(`${dialogForm}:has(input:target) :is(dialog, a:has(+ dialog), dialog + a)`, { display: 'none' })
