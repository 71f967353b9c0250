import { style } from '@vanilla-extract/css'
import { logoPlate } from '#app/ui/patterns.ts'
import { vars } from '#themes/contract.css.ts'
import { media, space, width } from '#themes/scale.ts'

export const ground = style({
  minBlockSize: '100dvh',
  display: 'grid',
  placeItems: 'center',
  padding: space[16],
  background: vars.color.brandDeep,
})
export const panel = style({
  inlineSize: '100%',
  maxInlineSize: width.form,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: space[16],
  padding: space[24],
  textAlign: 'center',
  background: vars.color.surface,
  color: vars.color.text,
  borderRadius: vars.radius.large,
  '@media': { [media.tablet]: { padding: space[48] } },
})
export const logo = style({
  ...logoPlate,
  blockSize: '3rem',
  inlineSize: 'auto',
  maxInlineSize: '14rem',
  objectFit: 'contain',
})
export const answers = style({
  inlineSize: '100%',
  display: 'flex',
  flexDirection: 'column',
  gap: space[12],
  marginBlockStart: space[8],
})
