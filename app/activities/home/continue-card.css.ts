import { style } from '@vanilla-extract/css'
import { caps } from '#app/ui/patterns.ts'
import { vars } from '#themes/contract.css.ts'
import { fontSize, fontWeight, space } from '#themes/scale.ts'

const { color } = vars

/** Says how wide the card is. */
export const holder = style({ containerType: 'inline-size', minInlineSize: 0 })
const medium = '(min-width: 30rem)'
const wide = '(min-width: 46rem)'
/** Picture, words, button: beside each other once there is room. */
export const card = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[16],
  alignItems: 'center',
  padding: space[16],
  background: color.surface,
  border: `${vars.line.card} solid ${color.cardEdge}`,
  boxShadow: vars.shadow.card,
  borderRadius: vars.radius.large,
  blockSize: '100%',
  '@container': {
    [medium]: { gridTemplateColumns: '12rem minmax(0, 1fr)' },
    [wide]: { gridTemplateColumns: '16rem minmax(0, 1fr) auto', gap: space[24] },
  },
})
export const picture = style({
  alignSelf: 'stretch',
  // On phones words and button are worth more than a strip of it.
  display: 'none',
  alignItems: 'center',
  minBlockSize: '6rem',
  overflow: 'hidden',
  borderRadius: vars.radius.medium,
  '@container': { [medium]: { display: 'grid' } },
})
export const words = style({ display: 'flex', flexDirection: 'column', gap: space[4], minInlineSize: 0 })
export const kind = style([caps, { color: color.brandText }])
export const reward = style({ color: color.brandText, fontSize: fontSize[14], fontWeight: fontWeight.strong })
export const go = style({
  gridColumn: '1 / -1',
  '@container': { [wide]: { gridColumn: 'auto' } },
})
