import { style } from '@vanilla-extract/css'

export const wide = style({ flexBasis: '100%' })
export const line = style({
  display: 'flex',
  flexDirection: 'column',
  flex: '1 1 14rem',
  minInlineSize: 0,
  overflowWrap: 'anywhere',
})
