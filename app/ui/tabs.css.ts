import { style } from '@vanilla-extract/css'
import { vars } from '#themes/contract.css.ts'
import { fontWeight, media, space, width } from '#themes/scale.ts'
import { stateTransition } from './patterns.ts'

const { color } = vars

export const list = style({
  display: 'flex',
  // What does not fit beside the others stands below them: none is out of sight.
  flexWrap: 'wrap',
  columnGap: space[12],
  borderBlockEnd: `1px solid ${color.border}`,
  '@media': { [media.tablet]: { columnGap: space[24] } },
})
export const tab = style([
  {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    gap: space[8],
    minBlockSize: '3rem',
    minInlineSize: width.target,
    color: color.textMuted,
    fontWeight: fontWeight.strong,
    whiteSpace: 'nowrap',
    textDecoration: 'none',
    selectors: {
      '&:hover': { color: color.text },
      '&:focus-visible': { outlineOffset: '-2px' },
      '&[aria-current]': { color: color.brandText },
      '&::after': {
        content: '',
        position: 'absolute',
        insetInline: 0,
        insetBlockEnd: 0,
        blockSize: '3px',
        borderRadius: '3px 3px 0 0',
        background: 'transparent',
      },
      '&[aria-current]::after': { background: color.brandMark },
    },
  },
  stateTransition('color'),
])
export const count = style({ fontWeight: fontWeight.regular, fontVariantNumeric: 'tabular-nums' })
