import { style } from '@vanilla-extract/css'
import { vars } from '#themes/contract.css.ts'
import { fontSize, fontWeight, lineHeight, media, space } from '#themes/scale.ts'

const { color } = vars

export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: space[16],
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    [media.desktop]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))', gap: space[24] },
  },
})
export const cell = style({ display: 'grid', minInlineSize: 0 })
export const card = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: space[8],
  padding: `${space[24]} ${space[16]}`,
  textAlign: 'center',
  background: color.surface,
  border: `${vars.line.card} solid ${color.cardEdge}`,
  boxShadow: vars.shadow.card,
  borderRadius: vars.radius.large,
  overflowWrap: 'anywhere',
})
/** Not won yet: there to be seen, and not like those that are. */
export const pale = style({ opacity: 0.45, filter: 'grayscale(1)' })
export const picture = style({ inlineSize: '7.5rem', blockSize: '7.5rem', objectFit: 'contain' })
export const title = style({
  marginBlockStart: space[8],
  fontFamily: vars.font.body,
  fontSize: fontSize[16],
  fontWeight: fontWeight.strong,
  lineHeight: lineHeight.tight,
})
export const cause = style({ color: color.link })
