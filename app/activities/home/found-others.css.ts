import { style } from '@vanilla-extract/css'
import { vars } from '#themes/contract.css.ts'
import { fontSize, fontWeight, lineHeight, space } from '#themes/scale.ts'
import { cardColumns, clampLines, coveringLink, linkCard } from '../../ui/patterns.ts'

const { color } = vars

export const list = style(cardColumns(12))
export const row = style([
  linkCard,
  {
    display: 'grid',
    gridTemplateColumns: '5rem minmax(0, 1fr)',
    gap: space[16],
    alignItems: 'center',
    padding: space[12],
  },
])
export const picture = style({
  display: 'grid',
  aspectRatio: '1',
  overflow: 'hidden',
  borderRadius: vars.radius.medium,
})
export const words = style({ display: 'flex', flexDirection: 'column', gap: space[4], minInlineSize: 0 })
export const name = style([
  clampLines(2),
  {
    fontFamily: vars.font.body,
    fontSize: fontSize[16],
    fontWeight: fontWeight.strong,
    lineHeight: lineHeight.tight,
    overflowWrap: 'anywhere',
  },
])
export const link = style(coveringLink)
export const facts = style({ color: color.textMuted, fontSize: fontSize[14], overflowWrap: 'anywhere' })
