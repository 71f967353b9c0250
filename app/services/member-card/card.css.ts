import { globalStyle, style } from '@vanilla-extract/css'
import { caps, clampLines, tint } from '#app/ui/patterns.ts'
import { printOnly } from '#app/ui/print-only.ts'
import { vars } from '#themes/contract.css.ts'
import { fontSize, fontWeight, lineHeight, media, paper, space, width } from '#themes/scale.ts'

const { color } = vars

/** A card is 856 wide and 540 high (ISO 7810): parts of it are so many of these, however wide it is shown. */
const wide = 856
const part = (units: number) => `${(units / wide) * 100}cqi`

/** Sizes words with the card, so that they stay readable on a small one. */
const words = (least: string, units: number) => `max(${least}, ${part(units)})`
const cardWidth = '30rem'

export const page = style({
  display: 'grid',
  gap: space[32],
  alignItems: 'start',
  '@media': {
    [media.desktop]: { gridTemplateColumns: `minmax(0, ${cardWidth}) minmax(0, 1fr)`, gap: space[48] },
  },
})
/** The container that the parts of the card are measured by. */
export const place = style({
  containerType: 'inline-size',
  inlineSize: '100%',
  maxInlineSize: cardWidth,
  marginInline: 'auto',
  '@media': { [media.tablet]: { marginInline: 0 } },
})
export const card = style({
  position: 'relative',
  isolation: 'isolate',
  aspectRatio: '856 / 540',
  padding: part(52),
  overflow: 'hidden',
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  borderRadius: vars.radius.large,
  background: color.brandDeep,
  color: color.onBrandDeep,
  boxShadow: vars.shadow.floating,
  printColorAdjust: 'exact',
})
const disc = style({
  position: 'absolute',
  zIndex: -1,
  aspectRatio: '1',
  borderRadius: '50%',
  printColorAdjust: 'exact',
})
export const outer = style([
  disc,
  {
    insetBlockStart: part(260),
    insetInlineStart: part(510),
    inlineSize: part(472),
    background: color.accent,
  },
])
export const inner = style([
  disc,
  { insetBlockStart: part(298), insetInlineStart: part(552), inlineSize: part(440), background: color.brand },
])
export const top = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[12],
  lineHeight: '1.1',
})
export const station = style({
  ...clampLines(1),
  fontFamily: vars.font.heading,
  fontSize: words(fontSize[16], 36),
  fontWeight: fontWeight.strong,
})
export const logo = style({
  blockSize: words('1.75rem', 64),
  inlineSize: 'auto',
  maxInlineSize: '60%',
  objectFit: 'contain',
  objectPosition: 'left center',
  printColorAdjust: 'exact',
})
/** A logo that is drawn for paper keeps some. */
export const plated = style([
  logo,
  {
    paddingInline: part(20),
    paddingBlock: part(10),
    borderRadius: part(16),
    background: paper.ground,
  },
])
export const kind = style({ ...caps, flex: 'none', fontSize: words('0.625rem', 19), lineHeight: '1.1' })
export const person = style({
  display: 'flex',
  alignItems: 'center',
  gap: part(28),
  marginBlockEnd: part(14),
})
export const photo = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  inlineSize: part(144),
  aspectRatio: '1',
  overflow: 'hidden',
  borderRadius: part(28),
  ...tint.brand,
  fontFamily: vars.font.heading,
  fontSize: part(60),
  fontWeight: fontWeight.strong,
  textTransform: 'uppercase',
  printColorAdjust: 'exact',
})
export const picture = style({ inlineSize: '100%', blockSize: '100%', objectFit: 'cover' })
export const name = style({
  ...clampLines(3),
  fontFamily: vars.font.heading,
  fontSize: words(fontSize[16], 42),
  fontWeight: fontWeight.strong,
  lineHeight: '1.15',
  overflowWrap: 'anywhere',
})
export const plan = style({
  ...clampLines(1),
  fontSize: words(fontSize[12], 23),
  lineHeight: lineHeight.tight,
})
export const facts = style({
  display: 'flex',
  flexDirection: 'column',
  gap: part(16),
  lineHeight: '1.1',
  fontVariantNumeric: 'tabular-nums',
  fontWeight: fontWeight.strong,
})
export const label = style({ ...caps, fontSize: words('0.625rem', 19), lineHeight: '1.2' })
export const number = style({ fontSize: words('1.0625rem', 40), letterSpacing: '0.06em' })
export const date = style({ fontSize: words('0.9375rem', 32) })
export const code = style({
  position: 'absolute',
  insetBlockEnd: part(52),
  insetInlineEnd: part(52),
  inlineSize: part(248),
  aspectRatio: '1',
  borderRadius: part(24),
  background: paper.ground,
  printColorAdjust: 'exact',
})
/** The quiet zone is a part of the card here. */
globalStyle(`${code} > span`, {
  display: 'block',
  inlineSize: '100%',
  padding: part(20),
  borderRadius: 'inherit',
})
globalStyle(`${code} svg`, { display: 'block', inlineSize: '100%', blockSize: 'auto' })
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space[12] })
/** Printing is for desks, saving for telephones (VCD-01). */
export const onDesks = style({
  display: 'none',
  '@media': { [media.tablet]: { display: 'contents' } },
})
export const onPhones = style({ display: 'contents', '@media': { [media.tablet]: { display: 'none' } } })
export const enlarge = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[8],
  minBlockSize: width.target,
  color: color.link,
  fontWeight: fontWeight.strong,
})
export const large = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: space[12],
  paddingBlockStart: space[8],
})

printOnly('data-member-card', '85.6mm')
