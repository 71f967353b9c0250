import { style } from '@vanilla-extract/css'
import { vars } from '#themes/contract.css.ts'
import { media } from '#themes/scale.ts'

/** Height of the bar at the bottom of phones; toasts stand above it. */
const barSize = '4rem'

export const page = style({
  display: 'flex',
  flexDirection: 'column',
  minBlockSize: '100dvh',
  background: vars.color.page,
  '@media': { [media.phoneOnly]: { vars: { '--bar-size': barSize } } },
})
export const main = style({ flex: 1, minInlineSize: 0, ':focus': { outline: 'none' } })
