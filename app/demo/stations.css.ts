import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '#themes/contract.css.ts'
import { fontSize, lineHeight, space } from '#themes/scale.ts'
import { tint } from '../ui/patterns.ts'

export const page = style({
  maxInlineSize: '70rem',
  marginInline: 'auto',
  padding: `${space[48]} ${space[16]} ${space[96]}`,
  display: 'grid',
  gap: space[32],
})
export const head = style({ display: 'grid', gap: space[8], color: vars.color.textMuted })
globalStyle(`${head} h1`, { color: vars.color.text, fontSize: fontSize[31] })
export const grid = style({
  display: 'grid',
  gap: space[16],
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 16rem), 1fr))',
})
export const card = style({ display: 'grid' })
export const link = style({
  display: 'grid',
  gridTemplateRows: '8rem 1fr',
  overflow: 'hidden',
  color: vars.color.text,
  background: vars.color.surface,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.large,
  textDecoration: 'none',
  fontFamily: vars.font.body,
  selectors: { '&:hover': { borderColor: vars.color.brand, color: vars.color.text } },
})
export const face = style({
  display: 'grid',
  placeContent: 'center',
  paddingInline: space[24],
  ...tint.brand,
})
export const logo = style({ maxBlockSize: '3.5rem', inlineSize: 'auto', maxInlineSize: '100%' })
export const wordmark = style({ fontFamily: vars.font.heading, fontSize: fontSize[25] })
export const body = style({ display: 'grid', gap: space[4], alignContent: 'start', padding: space[16] })
export const name = style({
  fontFamily: vars.font.heading,
  fontSize: fontSize[20],
  lineHeight: lineHeight.heading,
})
export const host = style({ color: vars.color.link, fontSize: fontSize[14], marginBlockStart: space[8] })
