import { style } from '@vanilla-extract/css'
import { vars } from '#themes/contract.css.ts'
import { fontSize, lineHeight, media, space } from '#themes/scale.ts'

const { color } = vars

/** In the flow, above the page: whatever sticks to the top or the bottom of a page stays clear of it. */
export const notice = style({
  background: color.surfaceSunken,
  color: color.text,
  borderBlockEnd: `1px solid ${color.border}`,
})
export const row = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[16],
  paddingBlock: space[12],
  '@media': { [media.tablet]: { paddingBlock: space[8] } },
})
export const words = style({ fontSize: fontSize[14], lineHeight: lineHeight.tight })
