import { hundredthsForCents } from '#contract/activities/wallet/points-for-cents.ts'
import * as css from './amount.css.ts'
import { cx } from './class-names.ts'
import { type Currency, formatBRL, isReais, pointsAmount } from './format.ts'

type PointsProps = {
  points: number
  currency: Currency
  size?: keyof typeof css.amounts
  /** In a statement: credits carry a plus and the success colour. */
  signed?: boolean
  /** A reward: with a plus, so that it never looks like a price (GAP-116). */
  gain?: boolean
}

const signOf = (value: number, signed: boolean) =>
  !signed || value === 0 ? 'plain' : value > 0 ? 'credit' : 'debit'

/** Shows decimal points in the station's currency: amount × multiplier, name on its side (TEN-07). */
export function Points({ points, currency, size = 'text', signed = false, gain = false }: PointsProps) {
  const name = <span className={css.unit[size]}>{currency.name}</span>
  const amount = pointsAmount(points, currency.multiplier)
  const sign = amount.startsWith('-') ? '-' : (signed || gain) && points > 0 ? '+' : ''
  const figure = amount.replace('-', '')
  return (
    <span className={cx(css.amounts[size], css.signs[signOf(points, signed)])}>
      {currency.position === 'before_currency' ? (
        <>
          {sign}
          {name} {figure}
        </>
      ) : (
        <>
          {sign + figure} {name}
        </>
      )}
    </span>
  )
}

type PriceProps = {
  priceCents: number
  currency: Currency
  /** The points that the wallet did pay, decimal; left out: those it would pay now. */
  points?: number
  /** Leaves the wallet: with a minus. */
  spent?: boolean
}

/**
 * Shows what the wallet pays for a price in reais: the station's currency as everywhere on the screen, and the money
 * small beside it (GAP-116). A station that counts in reais says it once.
 */
export function Price({
  priceCents,
  currency,
  points = priceInPoints(priceCents, currency),
  spent,
}: PriceProps) {
  return (
    <>
      <Points points={spent ? -points : points} currency={currency} />
      {isReais(currency) ? null : (
        <>
          {' '}
          <small className={css.money}>{formatBRL(priceCents)}</small>
        </>
      )}
    </>
  )
}

/** Shows money that cards, PIX and prices in reais mean: centavos as `R$ 1.234,56`, unbroken. `less`: taken off, with a minus. */
export const Money = ({
  cents,
  size = 'text',
  less = false,
}: {
  cents: number
  size?: keyof typeof css.amounts
  less?: boolean
}) => <span className={css.amounts[size]}>{formatBRL(less && cents > 0 ? -cents : cents)}</span>

/** Gives the decimal points that the API takes for a price. */
export const priceInPoints = (priceCents: number, { multiplier }: Currency): number =>
  hundredthsForCents(priceCents, multiplier) / 100
