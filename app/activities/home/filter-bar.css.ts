import { style } from '@vanilla-extract/css'
import { vars } from '#themes/contract.css.ts'
import { fontSize, fontWeight, media, space, width } from '#themes/scale.ts'

const { color } = vars

export const bar = style({ display: 'flex', flexDirection: 'column', gap: space[12] })
/** One line, pushed aside where it is longer than the screen. */
export const line = style({
  display: 'flex',
  gap: space[8],
  marginInline: `calc(-1 * ${space[16]})`,
  paddingInline: space[16],
  paddingBlock: space[4],
  overflowX: 'auto',
  scrollbarWidth: 'none',
  '@media': { [media.tablet]: { flexWrap: 'wrap', marginInline: 0, paddingInline: 0 } },
})
export const more = style({})
export const summary = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[8],
  minBlockSize: width.target,
  color: color.brandText,
  fontSize: fontSize[14],
  fontWeight: fontWeight.strong,
  listStyle: 'none',
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
})
export const panel = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[12],
  padding: space[16],
  border: `1px solid ${color.border}`,
  borderRadius: vars.radius.large,
  background: color.surface,
})
export const title = style({ color: color.textMuted, fontSize: fontSize[14], fontWeight: fontWeight.strong })
export const choices = style({ display: 'flex', flexWrap: 'wrap', gap: space[8] })
