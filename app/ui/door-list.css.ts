import { style } from '@vanilla-extract/css'
import { stateTransition } from '#app/ui/patterns.ts'
import { vars } from '#themes/contract.css.ts'
import { fontWeight, media, space } from '#themes/scale.ts'

const { color } = vars

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[8],
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: space[12] } },
})
export const door = style([
  {
    display: 'flex',
    alignItems: 'center',
    gap: space[12],
    inlineSize: '100%',
    minBlockSize: '3.5rem',
    paddingBlock: space[12],
    paddingInline: space[16],
    background: color.surface,
    border: `${vars.line.card} solid ${color.cardEdge}`,
    boxShadow: vars.shadow.card,
    borderRadius: vars.radius.medium,
    color: color.text,
    font: 'inherit',
    fontWeight: fontWeight.strong,
    textAlign: 'start',
    textDecoration: 'none',
    cursor: 'pointer',
    ':hover': { color: color.text, borderColor: color.borderStrong },
  },
  stateTransition('border-color'),
])
export const mark = style({ display: 'grid', flex: 'none', color: color.textMuted })
export const label = style({ flex: 1, minInlineSize: 0 })
