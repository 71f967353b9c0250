import { style } from '@vanilla-extract/css'
import { vars } from '#themes/contract.css.ts'
import { fontSize, media, space } from '#themes/scale.ts'

const { color } = vars

export const picture = style({ inlineSize: '100%', aspectRatio: '4 / 3', objectFit: 'cover' })
/** One picture after the other; each stops where it is whole. */
export const strip = style({
  display: 'flex',
  overflowX: 'auto',
  scrollSnapType: 'x mandatory',
  scrollBehavior: 'smooth',
  scrollbarWidth: 'none',
  '@media': { [media.stillness]: { scrollBehavior: 'auto' } },
  ':focus-visible': { outline: `2px solid ${color.focus}`, outlineOffset: '-2px' },
})
/** Whoever follows a number stays where the card is. */
export const frame = style({
  flex: '0 0 100%',
  scrollSnapAlign: 'start',
  scrollMarginBlockStart: space[96],
})
export const numbers = style({
  display: 'flex',
  justifyContent: 'center',
  flexWrap: 'wrap',
  margin: 0,
  padding: 0,
  listStyle: 'none',
})
export const number = style({
  display: 'grid',
  placeItems: 'center',
  minInlineSize: '2.75rem',
  minBlockSize: '2.75rem',
  color: color.link,
  fontSize: fontSize[14],
})
