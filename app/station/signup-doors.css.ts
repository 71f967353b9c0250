import { style } from '@vanilla-extract/css'
import { vars } from '#themes/contract.css.ts'
import { fontWeight, space, width } from '#themes/scale.ts'
import { stateTransition } from '../ui/patterns.ts'

const { color, radius } = vars

export const question = style({ marginBlockEnd: space[8], fontWeight: fontWeight.strong })
export const list = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: space[4],
  padding: space[4],
  borderRadius: radius.medium,
  background: color.surfaceSunken,
})
export const door = style([
  {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    blockSize: '100%',
    minBlockSize: width.target,
    paddingBlock: space[8],
    paddingInline: space[12],
    borderRadius: radius.small,
    color: color.textMuted,
    fontWeight: fontWeight.strong,
    lineHeight: 1.25,
    textAlign: 'center',
    textDecoration: 'none',
    selectors: {
      '&:hover': { color: color.text },
      '&[aria-current]': {
        color: color.text,
        background: color.surface,
        boxShadow: `0 0 0 1px ${color.border}`,
      },
    },
  },
  stateTransition('color'),
])
