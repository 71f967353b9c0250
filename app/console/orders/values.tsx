import type { ManagedOrder } from '#contract/console/orders/schemas.ts'
import { useStation } from '../../station/use-station.ts'
import { type Description, DescriptionList } from '../../ui/description-list.tsx'
import { formatBRL, formatPoints, isReais } from '../../ui/format.ts'
import { texts } from './texts.ts'

const { order: words } = texts

/** What an order costs, who paid what of it, and what went back. */
export function Values({ order }: { order: ManagedOrder }) {
  const { currency } = useStation()
  const wallet = isReais(currency)
    ? formatBRL(order.walletCents)
    : `${formatPoints(order.walletPointsH / 100, currency)} (${formatBRL(order.walletCents)})`
  const discount = order.discountCode ? words.discountOf(order.discountCode) : words.discount
  const ownCents = order.discountCents - order.planCents
  const isPaid = order.paidAt !== null
  const interestCents = order.walletCents + order.chargeCents - order.finalCents
  const method = order.charges[0]?.method
  const items: (Description | false)[] = [
    { term: words.items, value: formatBRL(order.itemsCents) },
    order.deliveryCents > 0 && { term: words.delivery, value: formatBRL(order.deliveryCents) },
    ownCents > 0 && { term: discount, value: formatBRL(-ownCents) },
    order.planName !== null && { term: words.plan(order.planName), value: formatBRL(-order.planCents) },
    interestCents > 0 && { term: words.interest, value: formatBRL(interestCents) },
    order.walletCents > 0 && { term: words.wallet, value: wallet },
    order.chargeCents > 0 &&
      method !== undefined && {
        term: (isPaid ? words.charged : words.chargedNow)[method],
        value: formatBRL(order.chargeCents),
      },
    order.refundedCents > 0 && { term: words.refunded, value: formatBRL(order.refundedCents) },
    { term: words.final, value: formatBRL(order.totalCents), total: true },
  ]
  return <DescriptionList items={items.filter((item) => item !== false)} />
}
