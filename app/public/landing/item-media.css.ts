import { styleVariants } from '@vanilla-extract/css'
import { vars } from '#themes/contract.css.ts'
import { media } from '#themes/scale.ts'

const corner = { borderRadius: vars.radius.large } as const
export const pictures = styleVariants({
  /** In its own proportions, beside words. */
  beside: [corner],
  /** Across the page: a band on wide screens. */
  band: [corner, { objectFit: 'cover', '@media': { [media.tablet]: { aspectRatio: '21 / 9' } } }],
})
