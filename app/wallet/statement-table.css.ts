import { style } from '@vanilla-extract/css'
import { vars } from '#themes/contract.css.ts'

/** What caused a line: quiet, since every line has one. */
export const cause = style({
  color: 'inherit',
  textDecorationLine: 'none',
  ':hover': { color: vars.color.link, textDecorationLine: 'underline' },
})
export const when = style({ whiteSpace: 'nowrap' })
