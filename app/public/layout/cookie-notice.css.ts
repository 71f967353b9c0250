import { style } from '@vanilla-extract/css'
import { vars } from '#themes/contract.css.ts'
import { fontSize, layer, media, space } from '#themes/scale.ts'

const { color } = vars

/** Sticky at the end of the flow: it covers nothing that cannot be scrolled to. */
export const notice = style({
  position: 'sticky',
  insetBlockEnd: 'var(--bar-size, 0px)',
  zIndex: layer.bar,
  background: color.surfaceRaised,
  color: color.text,
  borderBlockStart: `1px solid ${color.border}`,
  boxShadow: vars.shadow.floating,
})
export const row = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[16],
  paddingBlock: space[12],
  '@media': { [media.phoneOnly]: { flexWrap: 'wrap' } },
})
export const words = style({ flex: '1 1 14rem', fontSize: fontSize[14], lineHeight: '1.5' })
