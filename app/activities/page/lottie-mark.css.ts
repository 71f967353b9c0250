import { style } from '@vanilla-extract/css'

export const place = style({
  inlineSize: '12rem',
  blockSize: '12rem',
  selectors: { '&[hidden]': { display: 'none' } },
})
