import { type AtomProps, Masked } from './fields.tsx'
import { formTexts } from './texts.ts'

const byBrand = () => import('#contract/card-mask.ts').then(({ cardNumberShape }) => cardNumberShape)

/** `isSent` false: what is typed goes to the gateway by script, and has no name under which a browser could post it here. */
type CardAtomProps = AtomProps & { isSent?: boolean }
const nameOf = (isSent: boolean) => (isSent ? {} : { name: undefined })

/** Shows the number on a card, grouped as its brand groups it (VAL-08, GAP-71). */
export const CardNumberField = ({ label = formTexts.cardNumber, isSent = true, ...rest }: CardAtomProps) => (
  <Masked
    {...rest}
    {...nameOf(isSent)}
    label={label}
    autoComplete="cc-number"
    inputMode="numeric"
    mask={byBrand}
  />
)

/** A field for month and year, 99/99. */
export const CardExpiryField = ({ label = formTexts.cardExpiry, isSent = true, ...rest }: CardAtomProps) => (
  <Masked
    {...rest}
    {...nameOf(isSent)}
    label={label}
    autoComplete="cc-exp"
    inputMode="numeric"
    mask="expiry"
  />
)

/** Shows the security code, three or four digits by brand. */
export const CardCvvField = ({ label = formTexts.cardCvv, isSent = true, ...rest }: CardAtomProps) => (
  <Masked {...rest} {...nameOf(isSent)} label={label} autoComplete="cc-csc" inputMode="numeric" mask="cvv" />
)
