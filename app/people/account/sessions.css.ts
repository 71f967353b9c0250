import { style } from '@vanilla-extract/css'
import { vars } from '#themes/contract.css.ts'
import { fontWeight, media, space } from '#themes/scale.ts'

const { color } = vars

export const list = style({
  display: 'flex',
  flexDirection: 'column',
  border: `1px solid ${color.border}`,
  borderRadius: vars.radius.large,
  background: color.surface,
})
export const item = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: space[16],
  padding: space[16],
  selectors: { '& + &': { borderBlockStart: `1px solid ${color.border}` } },
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'auto minmax(0, 1fr) auto', padding: `${space[16]} ${space[24]}` },
  },
})
export const mark = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '2.75rem',
  blockSize: '2.75rem',
  borderRadius: vars.radius.pill,
  background: color.surfaceSunken,
  color: color.textMuted,
})
export const name = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[8],
  fontWeight: fontWeight.strong,
})
export const end = style({
  gridColumn: '2',
  '@media': { [media.tablet]: { gridColumn: 'auto' } },
})
