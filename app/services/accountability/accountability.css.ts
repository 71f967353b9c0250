import { style } from '@vanilla-extract/css'
import { vars } from '#themes/contract.css.ts'
import { fontSize, media, space } from '#themes/scale.ts'

const { color } = vars

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[12],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [media.desktop]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  },
})
export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[12],
  padding: space[12],
  minInlineSize: 0,
  background: color.surface,
  border: `${vars.line.card} solid ${color.cardEdge}`,
  boxShadow: vars.shadow.card,
  borderRadius: vars.radius.large,
  overflowWrap: 'anywhere',
})
export const words = style({ display: 'flex', flexDirection: 'column', minInlineSize: 0 })
export const facts = style({ fontSize: fontSize[14], color: color.textMuted })
