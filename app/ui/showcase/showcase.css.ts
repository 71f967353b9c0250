import { style } from '@vanilla-extract/css'
import { vars } from '#themes/contract.css.ts'
import { fontSize, fontWeight, layer, media, space } from '#themes/scale.ts'

const { color } = vars

/** The frame of one station: its theme's variables stand on this element. */
export const station = style({
  background: color.page,
  color: color.text,
  fontFamily: vars.font.body,
  borderBlockEnd: `1px solid ${color.border}`,
})
export const top = style({ paddingBlock: space[32] })
export const banner = style({
  background: color.brandDeep,
  color: color.onBrandDeep,
  paddingBlock: space[48],
})
export const index = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: layer.sticky,
  paddingBlock: space[8],
  background: color.surfaceRaised,
  borderBlockEnd: `1px solid ${color.border}`,
})
export const indexList = style({ display: 'flex', gap: space[8], overflowX: 'auto', scrollbarWidth: 'none' })
export const specimen = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[24],
  paddingBlock: space[48],
  borderBlockStart: `1px solid ${color.border}`,
  selectors: { '&:first-child': { borderBlockStart: 0 } },
})
export const two = style({
  display: 'grid',
  gap: space[32],
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [media.desktop]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: space[64] } },
})
export const swatches = style({
  display: 'grid',
  gap: space[12],
  gridTemplateColumns: 'repeat(auto-fill, minmax(9rem, 1fr))',
})
export const swatch = style({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'flex-end',
  minBlockSize: '5rem',
  padding: space[12],
  borderRadius: vars.radius.medium,
  border: `1px solid ${color.border}`,
  fontSize: fontSize[14],
  fontWeight: fontWeight.strong,
})
/** Things that are fixed to the window are fixed to this box here. */
export const stage = style({
  position: 'relative',
  transform: 'translateZ(0)',
  minBlockSize: '17rem',
  borderRadius: vars.radius.large,
  background: color.surfaceSunken,
})
export const fillBand = style({
  padding: space[24],
  borderRadius: vars.radius.large,
  background: color.footer,
  color: color.onFooter,
})
export const fillMuted = style({ color: color.footerMuted })
