import { type AtomProps, Masked } from './fields.tsx'
import { formTexts } from './texts.ts'

const byBrand = () => import('#contract/card-fields.ts').then(({ cardMask }) => cardMask)

/** The number on a card, grouped as its brand groups it (VAL-08, GAP-71). */
export const CardNumberField = ({ label = formTexts.cardNumber, ...rest }: AtomProps) => (
  <Masked {...rest} label={label} autoComplete="cc-number" inputMode="numeric" mask={byBrand} />
)

/** Month and year, 99/99. */
export const CardExpiryField = ({ label = formTexts.cardExpiry, ...rest }: AtomProps) => (
  <Masked {...rest} label={label} autoComplete="cc-exp" inputMode="numeric" mask="##/##" />
)

/** The security code, three or four digits by brand. */
export const CardCvvField = ({ label = formTexts.cardCvv, ...rest }: AtomProps) => (
  <Masked {...rest} label={label} autoComplete="cc-csc" inputMode="numeric" mask="####" />
)
