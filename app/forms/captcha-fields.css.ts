import { style } from '@vanilla-extract/css'

/** Out of everybody's way; programs that fill in every field do not look at styles. */
export const trap = style({
  position: 'absolute',
  insetInlineStart: '-100vw',
  inlineSize: '1px',
  blockSize: '1px',
  overflow: 'hidden',
})
