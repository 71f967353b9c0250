import { style } from '@vanilla-extract/css'
import { vars } from '#themes/contract.css.ts'
import { space } from '#themes/scale.ts'
import { cardEdge } from '../../ui/patterns.ts'

export const row = style([
  {
    display: 'flex',
    alignItems: 'center',
    gap: space[12],
    padding: space[12],
    minInlineSize: 0,
    background: vars.color.surface,
    borderRadius: vars.radius.large,
    overflowWrap: 'anywhere',
  },
  cardEdge,
])
export const words = style({ display: 'flex', flexDirection: 'column', minInlineSize: 0 })
