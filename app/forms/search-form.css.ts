import { style } from '@vanilla-extract/css'
import { media, space } from '#themes/scale.ts'

export const form = style({
  display: 'flex',
  gap: space[8],
  inlineSize: '100%',
  '@media': { [media.desktop]: { maxInlineSize: '34rem' } },
})
export const label = style({ position: 'relative', flex: 1, minInlineSize: 0 })
