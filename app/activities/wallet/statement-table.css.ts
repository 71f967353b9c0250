import { style } from '@vanilla-extract/css'
import { vars } from '#themes/contract.css.ts'

/** What caused a line: a quiet link, since every line has one. */
export const cause = style({
  color: 'inherit',
  textDecorationLine: 'underline',
  textDecorationColor: vars.color.borderStrong,
  textUnderlineOffset: '0.25em',
  ':hover': { color: vars.color.link, textDecorationColor: 'currentcolor' },
})
export const when = style({ whiteSpace: 'nowrap' })
