import { centsOf } from '#contract/activities/wallet/cents.ts'
import type { Cart } from '#contract/commerce/cart/schemas.ts'
import { useStation } from '../../station/use-station.ts'
import { Money, Points } from '../../ui/amount.tsx'
import { type Description, DescriptionList } from '../../ui/description-list.tsx'
import { formatPoints, isReais } from '../../ui/format.ts'
import { Panel } from '../../ui/panel.tsx'
import { texts } from './texts.ts'

type SummaryProps = {
  cart: Pick<Cart, 'totals' | 'payment' | 'actions'>
  /** Another delivery is chosen than was counted: what it costs is said once it is sent. */
  isChoosing?: boolean
}

/** Lists the costs of the cart and the cashback (CAR-17, PTS-06). Money in reais; the wallet's part in its currency, too (GAP-116). */
export function Summary({ cart, isChoosing = false }: SummaryProps) {
  const { currency } = useStation()
  const { totals } = cart
  const cents = centsOfAll(totals)
  const due = dueOf(cart)
  const words = texts.summary
  const code = cart.actions.find(({ discount_code }) => discount_code !== null)?.discount_code
  const interest = cents.due + cents.wallet - cents.final
  const items: (Description | null)[] = [
    { term: words.items, value: <Money cents={cents.items} /> },
    cents.discount > 0 ? { term: words.discount, value: <Money cents={cents.discount} less /> } : null,
    code && cents.code > 0
      ? { term: words.discountOf(code), value: <Money cents={cents.code} less /> }
      : null,
    totals.plan_discount
      ? { term: words.plan(totals.plan_discount.plan), value: <Money cents={cents.plan} less /> }
      : null,
    isChoosing
      ? { term: words.delivery, value: words.later }
      : !isDeliveryKnown(cart)
        ? null
        : {
            term: words.delivery,
            value: cents.delivery > 0 ? <Money cents={cents.delivery} /> : words.free,
          },
    interest > 0 ? { term: words.interest, value: <Money cents={interest} /> } : null,
    cents.wallet > 0
      ? { term: words.total, value: <Money cents={cents.final + Math.max(0, interest)} /> }
      : null,
    cents.wallet > 0
      ? {
          term: isReais(currency)
            ? words.wallet
            : words.walletOf(formatPoints(totals.wallet_points, currency)),
          value: <Money cents={cents.wallet} less />,
        }
      : null,
    { term: due.term, value: isChoosing ? words.later : <Money cents={due.cents} />, total: true },
  ]
  return (
    <Panel title={words.title}>
      <DescriptionList items={items.filter((one) => one !== null)} />
      {totals.cashback > 0 ? (
        <DescriptionList
          items={[{ term: words.back, value: <Points points={totals.cashback} currency={currency} gain /> }]}
        />
      ) : null}
    </Panel>
  )
}

/** Says what is left to pay, and by what. Pure. */
export function dueOf({ totals, payment }: Pick<Cart, 'totals' | 'payment'>): {
  term: string
  cents: number
} {
  const { due, total } = texts.summary
  const isShared = centsOf(totals.wallet_value) > 0
  return { term: isShared ? due[dueBy(payment.type)] : total, cents: centsOf(totals.credit_card_value) }
}

/** Whether something is sent, and everything of it has its location. Pure. */
function isDeliveryKnown({ actions }: Pick<Cart, 'actions'>): boolean {
  const sent = actions.filter(({ digital_product }) => !digital_product)
  return sent.length > 0 && sent.every(({ deliveryLocation }) => deliveryLocation !== null)
}

const dueBy = (type: Cart['payment']['type']) => (type === 'pix' || type === 'credit_card' ? type : 'open')

/** Gives the discount of the plan, which has a line of its own, as that of a code has. */
const planOf = ({ plan_discount }: Cart['totals']) => centsOf(plan_discount?.value ?? 0)

const centsOfAll = (totals: Cart['totals']) => ({
  items: centsOf(totals.product_items_sum_value),
  discount: centsOf(totals.additional_discount_value) - centsOf(totals.code_discount) - planOf(totals),
  code: centsOf(totals.code_discount),
  plan: planOf(totals),
  delivery: centsOf(totals.delivery_tax_value),
  final: centsOf(totals.final_value),
  wallet: centsOf(totals.wallet_value),
  due: centsOf(totals.credit_card_value),
})
