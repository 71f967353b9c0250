import { styleVariants } from '@vanilla-extract/css'
import { vars } from '#themes/contract.css.ts'
import { media } from '#themes/scale.ts'

const corner = { borderRadius: vars.radius.large } as const
export const pictures = styleVariants({
  /** In its own proportions, beside words. */
  beside: [corner],
  /** The picture on top of a card. */
  card: [{ aspectRatio: '4 / 3', objectFit: 'cover' }],
  /** Across the page: a band on wide screens. */
  band: [corner, { objectFit: 'cover', '@media': { [media.tablet]: { aspectRatio: '21 / 9' } } }],
})
/** A frame for videos that fits the pictures beside it. */
export const videos = styleVariants({
  beside: {},
  card: { aspectRatio: '4 / 3', overflow: 'hidden' },
  band: { maxInlineSize: '56rem', inlineSize: '100%', marginInline: 'auto' },
})
