import { style } from '@vanilla-extract/css'
import { vars } from '#themes/contract.css.ts'
import { fontSize, media, space, width } from '#themes/scale.ts'
import { tint } from '../../ui/patterns.ts'

const { color, radius } = vars

export const row = style({
  display: 'grid',
  gap: space[12],
  alignItems: 'center',
  gridTemplateColumns: '4.5rem minmax(0, 1fr)',
  padding: space[12],
  background: color.surface,
  border: `1px solid ${color.border}`,
  borderRadius: radius.medium,
  '@media': { [media.tablet]: { gridTemplateColumns: '7rem minmax(0, 1fr) auto' } },
})
export const cover = style({
  inlineSize: '100%',
  aspectRatio: '16 / 9',
  objectFit: 'cover',
  overflow: 'hidden',
  borderRadius: radius.small,
  background: color.surfaceSunken,
})
export const words = style({ display: 'flex', flexDirection: 'column', gap: space[4], minInlineSize: 0 })
/** As tall as a finger, though its line is not; what reaches beyond the line is empty, however many lines there are. */
export const name = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: width.target,
  paddingBlock: space[8],
  marginBlock: `calc(-1 * ${space[8]})`,
  overflowWrap: 'anywhere',
})
export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space[12],
  rowGap: space[4],
  fontSize: fontSize[14],
  color: color.textMuted,
})
export const rowActions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[4],
  gridColumn: '1 / -1',
  '@media': { [media.tablet]: { gridColumn: 'auto', justifyContent: 'end' } },
})
export const types = style({
  display: 'grid',
  gap: space[12],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 17rem), 1fr))',
})
export const type = style({ blockSize: '100%', display: 'flex', gap: space[12], alignItems: 'start' })
export const typeIcon = style({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  inlineSize: width.target,
  blockSize: width.target,
  borderRadius: radius.small,
  ...tint.brand,
})
/** Form left, preview right once there is room for both. */
export const split = style({
  display: 'grid',
  gap: space[32],
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [media.wide]: { gridTemplateColumns: 'minmax(24rem, 34rem) minmax(0, 1fr)' } },
})
/** As wide as a step is beside its preview, also without it. */
export const steps = style({ display: 'grid', gap: space[32], minInlineSize: 0, maxInlineSize: '46rem' })
export const beside = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[16],
  minInlineSize: 0,
  '@media': { [media.wide]: { position: 'sticky', insetBlockStart: space[32] } },
})
/** A phone with the page in its own size: text can be read as members read it. */
export const phone = style({
  inlineSize: '100%',
  maxInlineSize: '24rem',
  blockSize: '44rem',
  border: `1px solid ${color.borderStrong}`,
  borderRadius: radius.large,
  background: color.page,
})
