import { styleVariants } from '@vanilla-extract/css'
import { vars } from '#themes/contract.css.ts'
import { fontWeight, space, width } from '#themes/scale.ts'

export const kinds = styleVariants({
  text: { color: vars.color.link, ':hover': { color: vars.color.linkHover } },
  stand: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: space[8],
    minBlockSize: width.target,
    color: vars.color.link,
    fontWeight: fontWeight.strong,
    textDecorationLine: 'none',
    ':hover': { color: vars.color.linkHover, textDecorationLine: 'underline' },
  },
  inherit: { color: 'inherit', ':hover': { color: 'inherit', textDecorationThickness: '2px' } },
})
