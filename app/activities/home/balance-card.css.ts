import { style } from '@vanilla-extract/css'
import { vars } from '#themes/contract.css.ts'
import { fontWeight, media, space, width } from '#themes/scale.ts'

const { color } = vars

/** The brand's ground: what stands on it is in its ink. */
export const card = style({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  gap: space[8],
  padding: space[16],
  minInlineSize: 0,
  borderRadius: vars.radius.large,
  background: color.brandDeep,
  color: color.onBrandDeep,
  vars: { [color.textMuted]: color.onBrandDeep },
  '@media': { [media.tablet]: { padding: space[24], gap: space[16] } },
})
export const ways = style({ display: 'flex', flexWrap: 'wrap', columnGap: space[24] })
export const wayLink = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[8],
  minBlockSize: width.target,
  color: color.onBrandDeep,
  fontWeight: fontWeight.strong,
  textDecoration: 'none',
  ':hover': { color: color.onBrandDeep, textDecoration: 'underline' },
  ':focus-visible': { outlineColor: color.onBrandDeep },
})
