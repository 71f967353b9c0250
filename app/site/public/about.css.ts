import { style } from '@vanilla-extract/css'
import { vars } from '#themes/contract.css.ts'
import { media, space, width } from '#themes/scale.ts'

export const page = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[24],
  paddingBlock: space[24],
  '@media': { [media.desktop]: { paddingBlock: `${space[32]} ${space[96]}`, gap: space[32] } },
})
export const picture = style({
  borderRadius: vars.radius.large,
  aspectRatio: '16 / 9',
  objectFit: 'cover',
  maxBlockSize: '26rem',
})
export const end = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[12],
  paddingBlockStart: space[24],
  borderBlockStart: `1px solid ${vars.color.border}`,
  maxInlineSize: width.reading,
})
