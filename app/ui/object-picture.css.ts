import { styleVariants } from '@vanilla-extract/css'

/** Beside a line; in a tile; alone on a page. */
export const sizes = styleVariants({ small: '2.5rem', medium: '3.5rem', large: '6rem' }, (side) => ({
  flex: 'none',
  inlineSize: side,
  blockSize: side,
}))
