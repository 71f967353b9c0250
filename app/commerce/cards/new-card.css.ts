import { style } from '@vanilla-extract/css'
import { media, space } from '#themes/scale.ts'

/** The form, and beside it what it makes; on phones the card stands over its fields. */
export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[32],
  '@media': {
    [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) 22rem', gap: space[64] },
  },
})
export const aside = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[16],
  '@media': {
    [media.desktop]: { order: 1, position: 'sticky', insetBlockStart: space[96], alignSelf: 'start' },
  },
})
const columns = style({ display: 'grid', gap: space[16], gridTemplateColumns: 'minmax(0, 1fr)' })
export const pair = style([
  columns,
  { alignItems: 'start', '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } } },
])
/** Two that are short on phones, too. */
export const short = style([
  columns,
  { alignItems: 'start', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
])
export const street = style([
  columns,
  { alignItems: 'start', '@media': { [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) 9rem' } } },
])
/** A part that is shown only without scripts: there a `noscript` has elements in it. */
export const withScripts = style({ selectors: { 'noscript:has(*) ~ &': { display: 'none' } } })
export const cepForm = style({
  display: 'grid',
  gap: space[12],
  alignItems: 'end',
  '@media': { [media.tablet]: { gridTemplateColumns: '12rem auto', justifyContent: 'start' } },
})
