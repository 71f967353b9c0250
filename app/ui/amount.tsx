import * as css from './amount.css.ts'
import { cx } from './class-names.ts'
import { type Currency, formatBRL, pointsAmount } from './format.ts'

type Look = {
  size?: keyof typeof css.amounts
  /** In a statement: credits carry a plus and the success colour. */
  signed?: boolean
  /** A reward: with a plus, so that it never looks like a price (GAP-116). */
  gain?: boolean
}

const signOf = (value: number, signed: boolean) =>
  !signed || value === 0 ? 'plain' : value > 0 ? 'credit' : 'debit'

/** Centavos as R$ 1.234,56 (TEN-08). */
export const Money = ({ cents, size = 'text', signed = false }: Omit<Look, 'gain'> & { cents: number }) => (
  <span className={cx(css.amounts[size], css.signs[signOf(cents, signed)])}>
    {signed && cents > 0 ? '+' : ''}
    {formatBRL(cents)}
  </span>
)

/** Decimal points in the station's currency: amount × multiplier, name on its side (TEN-07). */
export function Points({
  points,
  currency,
  size = 'text',
  signed = false,
  gain = false,
}: Look & { points: number; currency: Currency }) {
  const name = <span className={css.unit[size]}>{currency.name}</span>
  const figure = ((signed || gain) && points > 0 ? '+' : '') + pointsAmount(points, currency.multiplier)
  return (
    <span className={cx(css.amounts[size], css.signs[signOf(points, signed)])}>
      {currency.position === 'before_currency' ? (
        <>
          {name} {figure}
        </>
      ) : (
        <>
          {figure} {name}
        </>
      )}
    </span>
  )
}
