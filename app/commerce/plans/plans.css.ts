import { style } from '@vanilla-extract/css'
import { vars } from '#themes/contract.css.ts'
import { fontSize, fontWeight, media, space, width } from '#themes/scale.ts'

const { color } = vars

const grid = (columns: number) =>
  style({
    display: 'grid',
    gap: space[16],
    gridTemplateColumns: 'minmax(0, 1fr)',
    '@media': {
      [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
      [media.desktop]: { gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` },
    },
  })
/** Grids with so many cards in a row that none stands alone. */
export const grids = { three: grid(3), four: grid(4) }

/** The member's own plan, before the offers. */
export const mine = style({
  display: 'grid',
  gap: space[24],
  padding: space[24],
  background: color.surface,
  border: `${vars.line.card} solid ${color.cardEdge}`,
  boxShadow: vars.shadow.card,
  borderRadius: vars.radius.large,
  '@media': {
    [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', padding: space[32] },
  },
})
export const head = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: space[8],
})
export const name = style({
  fontFamily: vars.font.heading,
  fontSize: fontSize[25],
  fontWeight: fontWeight.strong,
  overflowWrap: 'anywhere',
})
export const buttons = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[12],
  '@media': { [media.desktop]: { gridColumn: '1 / -1' } },
})
export const news = style({ '@media': { [media.desktop]: { gridColumn: '1 / -1' } } })

export const pair = style({
  display: 'grid',
  gap: space[16],
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})
/** The page that asks for agreement only. */
export const agreement = style({ maxInlineSize: width.form })
