import { style } from '@vanilla-extract/css'

export const place = style({
  inlineSize: '12rem',
  blockSize: '12rem',
  // What flies flies over the edge; at rest the drawing is smaller than its place.
  marginBlock: '-1.5rem',
  selectors: { '&[hidden]': { display: 'none' } },
})
