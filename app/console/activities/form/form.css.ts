import { style } from '@vanilla-extract/css'
import { vars } from '#themes/contract.css.ts'
import { space } from '#themes/scale.ts'

const { color, radius } = vars

export const picture = style({
  inlineSize: '100%',
  maxInlineSize: '16rem',
  aspectRatio: '16 / 9',
  objectFit: 'cover',
  borderRadius: radius.small,
  border: `1px solid ${color.border}`,
})
/** The buttons stay in reach while the form scrolls. */
export const buttons = style({
  position: 'sticky',
  insetBlockEnd: 0,
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[8],
  paddingBlock: space[12],
  background: color.page,
  borderBlockStart: `1px solid ${color.border}`,
})
export const differences = style({ display: 'grid', gap: space[8], margin: 0, marginBlockStart: space[8] })
export const saved = style({ margin: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' })
/** Shown under the limit field that it is about. */
export const endless = style({ marginBlockStart: space[16] })
