import { style } from '@vanilla-extract/css'
import { vars } from '#themes/contract.css.ts'
import { fontSize, media, space } from '#themes/scale.ts'

export const page = style({
  display: 'grid',
  gap: space[32],
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  paddingBlock: space[32],
  '@media': {
    [media.desktop]: { gridTemplateColumns: '4fr 7fr', gap: space[64], paddingBlock: space[64] },
  },
})
export const facts = style({ marginBlockStart: space[12] })
export const factsTitle = style({ fontSize: fontSize[16], marginBlockEnd: space[4] })
export const panel = style({
  '@media': {
    [media.tablet]: {
      padding: space[32],
      background: vars.color.surface,
      border: `1px solid ${vars.color.border}`,
      borderRadius: vars.radius.large,
    },
  },
})
