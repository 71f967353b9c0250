import { globalStyle, styleVariants } from '@vanilla-extract/css'
import { media, space } from '#themes/scale.ts'

const form = {
  display: 'grid',
  gap: space[12],
  alignItems: 'end',
  gridTemplateColumns: 'minmax(0, 1fr)',
} as const

/** Search and state beside each other, with none, one or two more fields; four are a line of their own. */
export const forms = styleVariants({
  none: {
    ...form,
    '@media': { [media.tablet]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr) auto' } },
  },
  one: {
    ...form,
    '@media': {
      [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
      [media.wide]: { gridTemplateColumns: 'minmax(0, 2fr) repeat(2, minmax(0, 1fr)) auto' },
    },
  },
  two: {
    ...form,
    '@media': {
      [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
      // Dates are as wide as they are written.
      [media.wide]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr) repeat(2, 9.5rem) auto' },
    },
  },
  four: {
    ...form,
    '@media': {
      [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
      [media.wide]: { gridTemplateColumns: 'minmax(0, 1.4fr) repeat(2, minmax(0, 1fr))' },
    },
  },
})

// Between phones and wide screens the search has a line of its own.
globalStyle(`${forms.four} > :first-child`, {
  '@media': { [media.tablet]: { gridColumn: '1 / -1' }, [media.wide]: { gridColumn: 'auto' } },
})
