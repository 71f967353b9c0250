import { centsOf } from '#contract/activities/wallet/cents.ts'
import { brandName } from '#contract/commerce/cards/brand-name.ts'
import type { Order, OrderPart } from '#contract/commerce/orders/schemas.ts'
import { useStation } from '../../station/use-station.ts'
import { Money, Points } from '../../ui/amount.tsx'
import { type Description, DescriptionList } from '../../ui/description-list.tsx'
import { formatAddress, formatBRL, formatDateTime, formatPoints, isReais } from '../../ui/format.ts'
import { Stack } from '../../ui/layout.tsx'
import { MapLink } from '../../ui/place.tsx'
import { QrCode } from '../../ui/qr-code.tsx'
import { Heading, Text } from '../../ui/text.tsx'
import { WithCep } from '../../ui/with-cep.tsx'
import { instalmentText } from '../payments/instalment-text.ts'
import * as css from './orders.css.ts'
import { StatusBadge } from './status-badge.tsx'
import { texts } from './texts.ts'

const words = texts.receipt

type ReceiptProps = {
  order: Order
  isPurchase: boolean
  /** The address in the QR code, where owners find the order. */
  link: string
}

/** Shows the order as a piece of paper: state, code, things, places, every line of what it cost (ORD-02). */
export function Receipt({ order, isPurchase, link }: ReceiptProps) {
  const { name, timezone } = useStation()
  const isValid = order.state === 'paid' || order.state === 'partly_refunded'
  return (
    <div className={css.paper} data-receipt>
      <div className={css.head} data-ground="fill">
        <p className={css.kind}>
          <span>{isPurchase ? words.purchaseKind : words.kind}</span>
          <span>{name}</span>
        </p>
        <p className={css.code}>{order.code}</p>
      </div>
      <div className={css.stub}>
        <div className={css.state}>
          <StatusBadge order={order} />
          <Text kind="smallMuted">
            {words.created}{' '}
            <time dateTime={order.createdAt}>{formatDateTime(order.createdAt, timezone)}</time>
          </Text>
          {order.paid_at ? (
            <Text kind="smallMuted">
              {words.paid} <time dateTime={order.paid_at}>{formatDateTime(order.paid_at, timezone)}</time>
            </Text>
          ) : null}
          {isValid && order.parts.some(isFetched) ? <Text kind="smallMuted">{words.codeHelp}</Text> : null}
        </div>
        {isValid ? (
          <span className={css.codeMark}>
            <QrCode value={link} size={128} label={words.qr(order.code)} />
          </span>
        ) : null}
      </div>
      {order.parts.map((part) => (
        <Part key={part.action.id} part={part} order={order} />
      ))}
      <section className={css.section}>
        <Heading level={2} size="small">
          {words.values}
        </Heading>
        <DescriptionList items={useValues(order)} />
        {order.refunds.filter(isReasoned).map(({ amount, reason, createdAt }) => (
          <Text key={createdAt} kind="smallMuted">
            {words.refundReason(formatBRL(centsOf(amount)))} {reason}
          </Text>
        ))}
      </section>
    </div>
  )
}

const isFetched = ({ delivery_location }: OrderPart) => delivery_location?.delivery === false

/** Whether a refund has a reason for the buyer: only an owner's does. */
const isReasoned = ({ by }: Order['refunds'][number]) => by === 'owner'

/** Shows the things of one activity, and where they go. */
function Part({ part, order }: { part: OrderPart; order: Order }) {
  const { timezone, name: station } = useStation()
  const { action, single_product_orders: items, delivery_location: location, delivered_at } = part
  const way = location?.delivery === false ? 'fetched' : 'brought'
  return (
    <section className={css.section}>
      <Heading level={2} size="small">
        {action.name}
      </Heading>
      <Stack as="ul" gap={12}>
        {items.map(({ product_id, product, quantity, total }) => (
          <li key={product_id} className={css.item}>
            <span>
              {words.units(quantity)} {product.name}
            </span>
            <Money cents={centsOf(total)} />
          </li>
        ))}
      </Stack>
      {location ? (
        <Text kind="smallMuted">
          {words.place[way]}:{' '}
          <WithCep
            text={[location.name, location.delivery ? formatAddress(order.address) : location.where]
              .filter(Boolean)
              .join('. ')}
          />
          {location.delivery ? null : <MapLink where={location.where || location.name} of={station} />}
        </Text>
      ) : null}
      {delivered_at ? (
        <Text kind="smallMuted">{words.done[way](formatDateTime(delivered_at, timezone))}</Text>
      ) : null}
    </section>
  )
}

/**
 * Lists every part of the cost, whoever paid it, those of nothing, too, but for interest; the cashback last (ORD-02,
 * ORD-04, GAP-81, PTS-06).
 */
function useValues(order: Order): Description[] {
  const { currency } = useStation()
  const cents = centsOf
  const value = words.value
  const walletCents = cents(order.wallet_value)
  const planCents = cents(order.plan_discount?.value ?? 0)
  const codeCents = cents(order.code_discount)
  const lines: (Description | null)[] = [
    { term: value.items, value: <Money cents={cents(order.product_items_sum_value)} /> },
    { term: value.delivery, value: <Money cents={cents(order.delivery_tax_value)} /> },
    {
      term: order.discount_code && codeCents === 0 ? value.discountOf(order.discount_code) : value.discount,
      value: <Money cents={cents(order.additional_discount_value) - codeCents - planCents} less />,
    },
    order.discount_code && codeCents > 0
      ? { term: value.discountOf(order.discount_code), value: <Money cents={codeCents} less /> }
      : null,
    order.plan_discount
      ? { term: value.plan(order.plan_discount.plan), value: <Money cents={planCents} less /> }
      : null,
    order.interest_value > 0
      ? { term: value.interest, value: <Money cents={cents(order.interest_value)} /> }
      : null,
    {
      term:
        walletCents === 0 || isReais(currency)
          ? value.wallet
          : value.walletOf(formatPoints(order.wallet_points, currency)),
      value: <Money cents={walletCents} />,
    },
    { term: methodOf(order), value: <Money cents={cents(order.credit_card_value)} /> },
    {
      term: value.final,
      value: <Money cents={walletCents + cents(order.credit_card_value)} />,
      total: true,
    },
    order.refunded_value > 0
      ? { term: value.refunded, value: <Money cents={cents(order.refunded_value)} less /> }
      : null,
    order.cashback !== null && order.cashback > 0
      ? { term: words.cashback, value: <Points points={order.cashback} currency={currency} gain /> }
      : null,
  ]
  return lines.filter((line) => line !== null)
}

/** Writes the way it was paid: 'Cartão Visa final 1111, 3x de R$ 30,00'. Pure. */
function methodOf({ gateway_charge: charge, credit_card_value }: Order): string {
  const value = words.value
  if (!charge) return value.cardOrPix
  if (charge.payment_method === 'pix') return value.pix
  const name = charge.card
    ? value.cardWith(brandName(charge.card.brand), charge.card.last_digits)
    : value.card
  if (charge.installments < 2) return name
  const times = instalmentText(charge.installments, centsOf(credit_card_value))
  return `${name}, ${times.replaceAll('R$ ', 'R$\u00a0')}`
}
