import { style } from '@vanilla-extract/css'
import { vars } from '#themes/contract.css.ts'
import { fontSize, fontWeight, lineHeight, space } from '#themes/scale.ts'
import { cardEdge } from '../../ui/patterns.ts'

export const card = style([
  {
    display: 'flex',
    flexDirection: 'column',
    gap: space[12],
    padding: space[16],
    minInlineSize: 0,
    background: vars.color.surface,
    borderRadius: vars.radius.large,
    overflowWrap: 'anywhere',
  },
  cardEdge,
])
export const title = style({
  fontFamily: vars.font.body,
  fontSize: fontSize[16],
  fontWeight: fontWeight.strong,
  lineHeight: lineHeight.heading,
})
export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: space[16],
  marginBlockStart: 'auto',
})
