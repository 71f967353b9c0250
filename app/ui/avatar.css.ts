import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '#themes/contract.css.ts'
import { fontSize, fontWeight } from '#themes/scale.ts'

const avatar = style({
  flex: 'none',
  display: 'inline-grid',
  placeItems: 'center',
  overflow: 'hidden',
  borderRadius: '50%',
  fontWeight: fontWeight.strong,
  lineHeight: '1',
  textTransform: 'uppercase',
})
export const sizes = styleVariants({
  32: [avatar, { inlineSize: '2rem', blockSize: '2rem', fontSize: fontSize[12] }],
  44: [avatar, { inlineSize: '2.75rem', blockSize: '2.75rem', fontSize: fontSize[16] }],
  64: [avatar, { inlineSize: '4rem', blockSize: '4rem', fontSize: fontSize[20] }],
  96: [avatar, { inlineSize: '6rem', blockSize: '6rem', fontSize: fontSize[31] }],
})
/** Several people beside each other differ. */
export const tints = [
  style({ background: vars.color.brandSoft, color: vars.color.onBrandSoft }),
  style({ background: vars.color.accentSoft, color: vars.color.onAccentSoft }),
  style({ background: vars.color.successSoft, color: vars.color.onSuccessSoft }),
  style({ background: vars.color.warningSoft, color: vars.color.onWarningSoft }),
] as const
export const picture = style({ inlineSize: '100%', blockSize: '100%', objectFit: 'cover' })
