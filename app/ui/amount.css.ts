import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '#themes/contract.css.ts'
import { fontSize, fontWeight, tracking } from '#themes/scale.ts'

const amount = style({ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' })
export const amounts = styleVariants({
  text: [amount],
  strong: [amount, { fontWeight: fontWeight.strong }],
  /** The one number that the screen is about; its unit stays small. */
  large: [
    amount,
    {
      fontFamily: vars.font.heading,
      fontSize: fontSize[31],
      fontWeight: fontWeight.strong,
      lineHeight: '1.15',
      letterSpacing: tracking.heading,
    },
  ],
})
export const unit = styleVariants({
  text: {},
  strong: {},
  large: {
    fontFamily: vars.font.body,
    fontSize: fontSize[16],
    fontWeight: fontWeight.regular,
    letterSpacing: 'normal',
    color: vars.color.textMuted,
  },
})
export const signs = styleVariants({
  plain: {},
  credit: { color: vars.color.successText },
  debit: {},
})
/** The money behind an amount of the station's currency. */
export const money = style({
  fontSize: fontSize[14],
  fontWeight: fontWeight.regular,
  color: vars.color.textMuted,
  whiteSpace: 'nowrap',
})
