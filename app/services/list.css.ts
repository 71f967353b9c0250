import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '#themes/contract.css.ts'
import { fontSize, fontWeight, lineHeight, space } from '#themes/scale.ts'
import { cardColumns, clampLines, coveringLink, linkCard } from '../ui/patterns.ts'

const { color } = vars

export const grids = styleVariants({
  12: cardColumns(12),
  16: cardColumns(16),
  24: cardColumns(24),
})
export const cell = style({ display: 'grid', minInlineSize: 0 })
export const card = style([
  linkCard,
  { display: 'flex', flexDirection: 'column', minInlineSize: 0, overflow: 'hidden' },
])
export const body = style({ display: 'flex', flexDirection: 'column', gap: space[8], padding: space[16] })
export const facts = style({ color: color.textMuted, fontSize: fontSize[14] })
export const title = style([
  clampLines(3),
  {
    fontFamily: vars.font.heading,
    fontSize: fontSize[20],
    fontWeight: fontWeight.strong,
    lineHeight: lineHeight.heading,
    overflowWrap: 'anywhere',
  },
])
export const link = style(coveringLink)
export const about = style([clampLines(3), { color: color.textMuted, overflowWrap: 'anywhere' }])

export const picture = style({ inlineSize: '100%', borderRadius: vars.radius.large })
export const lead = style({
  color: color.textMuted,
  fontSize: fontSize[20],
  lineHeight: lineHeight.heading,
  overflowWrap: 'anywhere',
})
