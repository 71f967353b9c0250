import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { vars } from '#themes/contract.css.ts'
import { space } from '#themes/scale.ts'

const { color } = vars

/** The footer's own colour is asked for once it does not follow the first. */
export const footerColor = style({ display: 'grid', gap: space[8] })
globalStyle(`${footerColor}:has([name="footerFollows"]:checked) > :last-child`, { display: 'none' })
export const logo = style({
  maxBlockSize: '3.5rem',
  maxInlineSize: '100%',
  alignSelf: 'flex-start',
  objectFit: 'contain',
})
/** Across both columns of the form, and two of its own. */
export const member = style({
  display: 'grid',
  gap: space[24],
  paddingBlockStart: space[24],
  borderBlockStart: `1px solid ${color.border}`,
})
export const picture = style({ flex: '0 0 100%', inlineSize: '100%', blockSize: 'auto' })
export const tones = styleVariants(
  {
    paper: color.page,
    white: color.surfaceRaised,
    soft: color.brandSoft,
    tint: color.accentSoft,
    brand: color.brandMark,
    ink: color.textMuted,
    line: color.border,
    bold: color.borderStrong,
    shade: color.text,
  },
  (fill) => ({ fill }),
)
