import { styleVariants } from '@vanilla-extract/css'
import { button, sizes } from '#app/ui/button.css.ts'
import { vars } from '#themes/contract.css.ts'
import { space } from '#themes/scale.ts'

const { color } = vars

/**
 * Buttons on a ground of their own (hero, brand band, picture): the ground's text colour turned inside out, so they are
 * as legible as the text around them.
 */
export const links = styleVariants({
  solid: [
    button,
    sizes.large,
    {
      background: color.text,
      borderColor: color.text,
      color: color.page,
      selectors: { '&:hover': { color: color.page, textDecorationLine: 'underline' } },
    },
  ],
  quiet: [
    button,
    sizes.large,
    {
      paddingInline: space[16],
      color: color.text,
      textDecorationLine: 'underline',
      selectors: { '&:hover': { color: color.text, textDecorationThickness: '2px' } },
    },
  ],
  outline: [
    button,
    sizes.large,
    {
      borderColor: 'currentColor',
      color: color.text,
      selectors: { '&:hover': { color: color.text, textDecorationLine: 'underline' } },
    },
  ],
})
