import { globalStyle, style } from '@vanilla-extract/css'
import { space } from '#themes/scale.ts'

/** The footer's own colour is asked for once it does not follow the first. */
export const footerColor = style({ display: 'grid', gap: space[8] })
globalStyle(`${footerColor}:has([name="footerFollows"]:checked) > :last-child`, { display: 'none' })
export const logo = style({
  maxBlockSize: '3.5rem',
  maxInlineSize: '100%',
  alignSelf: 'flex-start',
  objectFit: 'contain',
})
