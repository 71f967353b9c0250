import { style } from '@vanilla-extract/css'
import { vars } from '#themes/contract.css.ts'
import { fontSize, fontWeight, media, space } from '#themes/scale.ts'

const { color } = vars

export const row = style({
  display: 'grid',
  gap: space[32],
  alignItems: 'center',
  gridTemplateColumns: 'minmax(0, 1fr)',
})
export const withPicture = style({
  '@media': { [media.desktop]: { gridTemplateColumns: '5fr 6fr', gap: space[64] } },
})
export const stores = style({ display: 'flex', flexWrap: 'wrap', gap: space[12], marginBlockStart: space[8] })
/** A store's badge: ink on any ground. */
export const store = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[12],
  minBlockSize: '3.25rem',
  paddingInline: space[24],
  borderRadius: vars.radius.medium,
  background: color.text,
  color: color.page,
  fontSize: fontSize[16],
  fontWeight: fontWeight.strong,
  textDecorationLine: 'none',
  ':hover': { color: color.page, textDecorationLine: 'underline' },
})
export const mark = style({ inlineSize: space[24], blockSize: space[24], fill: 'currentColor' })
