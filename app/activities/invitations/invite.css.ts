import { style } from '@vanilla-extract/css'
import { stateTransition, tint } from '#app/ui/patterns.ts'
import { vars } from '#themes/contract.css.ts'
import { fontSize, fontWeight, media, space, width } from '#themes/scale.ts'

const { color } = vars

export const head = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[8],
  maxInlineSize: width.measure,
})

/** The rewards and the progress: the brand's ground, large numbers. */
export const gains = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[24],
  padding: space[24],
  borderRadius: vars.radius.large,
  ...tint.brand,
  '@media': {
    [media.desktop]: {
      flexDirection: 'row',
      alignItems: 'center',
      justifyContent: 'space-between',
      padding: space[32],
    },
  },
})
export const sides = style({ display: 'flex', flexWrap: 'wrap', gap: `${space[16]} ${space[48]}` })
export const sideLabel = style({ fontSize: fontSize[14] })
export const sideAmount = style({ margin: 0 })
export const came = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[8],
  '@media': { [media.desktop]: { inlineSize: '20rem' } },
})

/** Two ways, beside each other where there is room. */
export const ways = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[24],
  alignItems: 'start',
  '@media': { [media.desktop]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})
export const card = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[24],
  minInlineSize: 0,
  padding: space[24],
  background: color.surface,
  border: `${vars.line.card} solid ${color.cardEdge}`,
  boxShadow: vars.shadow.card,
  borderRadius: vars.radius.large,
})
export const form = style({ display: 'flex', flexDirection: 'column', gap: space[16] })

export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: space[8] })
export const network = style([
  {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: space[8],
    flex: 1,
    minBlockSize: '3rem',
    paddingInline: space[24],
    border: `1px solid ${color.borderStrong}`,
    borderRadius: vars.radius.medium,
    background: color.surface,
    color: color.text,
    fontWeight: fontWeight.strong,
    textDecoration: 'none',
    ':hover': { background: color.surfaceSunken, color: color.text },
  },
  stateTransition('background-color'),
])
export const logo = style({ inlineSize: '1.25rem', blockSize: '1.25rem', fill: 'currentColor' })
export const qr = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: space[16],
  textAlign: 'center',
  '@media': {
    [media.tablet]: { flexDirection: 'row', textAlign: 'start', gap: space[24] },
  },
})

/** A state beside a name, in lists. */
export const when = style({ whiteSpace: 'nowrap' })
