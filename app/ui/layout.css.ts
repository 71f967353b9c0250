import { style, styleVariants } from '@vanilla-extract/css'
import { media, space, width } from '#themes/scale.ts'

export const gap = styleVariants(space, (value) => ({ gap: value }))
export const stack = style({ display: 'flex', flexDirection: 'column', minInlineSize: 0 })
export const cluster = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', minInlineSize: 0 })
export const align = styleVariants({
  start: { alignItems: 'flex-start' },
  center: { alignItems: 'center' },
  end: { alignItems: 'flex-end' },
  baseline: { alignItems: 'baseline' },
  stretch: { alignItems: 'stretch' },
})
export const justify = styleVariants({
  start: { justifyContent: 'flex-start' },
  center: { justifyContent: 'center' },
  end: { justifyContent: 'flex-end' },
  between: { justifyContent: 'space-between' },
})

const container = style({
  inlineSize: '100%',
  marginInline: 'auto',
  paddingInline: space[16],
  '@media': { [media.tablet]: { paddingInline: space[24] } },
})
/** The padding at the sides is added to the width, so that text columns have the width that is named. */
export const containers = styleVariants({
  content: [container, { maxInlineSize: `calc(${width.content} + 2 * ${space[24]})` }],
  reading: [container, { maxInlineSize: `calc(${width.reading} + 2 * ${space[24]})` }],
  form: [container, { maxInlineSize: `calc(${width.form} + 2 * ${space[24]})` }],
})

const grid = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' })
/** Columns that come by themselves where there is room. */
export const grids = styleVariants({ narrow: '11rem', medium: '16rem', wide: '20rem' }, (min) => [
  grid,
  { gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${min}), 1fr))` },
])
