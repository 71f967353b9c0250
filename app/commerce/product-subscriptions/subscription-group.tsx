import { centsOf } from '#contract/activities/wallet/cents.ts'
import { brandName } from '#contract/commerce/cards/brand-name.ts'
import type { ActionCharge, ActionSubscription } from '#contract/commerce/product-subscriptions/schemas.ts'
import { recurrenceNames } from '#contract/recurrence.ts'
import { subscriptionPaymentPath, subscriptionWaitingPath } from '../../routing/subscription-path.ts'
import { useStation } from '../../station/use-station.ts'
import { Alert } from '../../ui/alert.tsx'
import { Badge } from '../../ui/badge.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { type Description, DescriptionList } from '../../ui/description-list.tsx'
import { formatBRL, formatDate } from '../../ui/format.ts'
import { Icon } from '../../ui/icon.tsx'
import { IconButton, IconLink } from '../../ui/icon-button.tsx'
import { Stack } from '../../ui/layout.tsx'
import { type Column, Table } from '../../ui/table.tsx'
import { Heading } from '../../ui/text.tsx'
import { canCancel, newsOf } from './subscription-news.ts'
import * as css from './subscriptions.css.ts'
import { texts } from './texts.ts'

const words = texts.list

type GroupProps = {
  subscription: ActionSubscription
  charges: readonly ActionCharge[]
  isOpen: boolean
  here: string
}

/** Shows a subscription to an activity's products as a row that opens: its state and its charges (PLN-10). */
export function SubscriptionGroup({ subscription, charges, isOpen, here }: GroupProps) {
  const { action_id: id, description } = subscription
  const { timezone } = useStation()
  const news = newsOf(subscription, (at) => (at ? formatDate(at, timezone) : ''))
  const cancelLabel = words.cancel(description)
  return (
    <article className={css.group}>
      <details open={isOpen}>
        <summary className={css.summary}>
          <span className={css.name}>{description}</span>
          <StateBadge subscription={subscription} />
          <span className={css.chevron}>
            <Icon name="chevronDown" size={20} />
          </span>
        </summary>
        <div className={css.body}>
          {news.map(({ tone, text }) => (
            <Alert key={text} tone={tone}>
              {text}
            </Alert>
          ))}
          <div className={css.now}>
            <Facts subscription={subscription} />
            <Buttons subscription={subscription} charges={charges} />
          </div>
          <Heading level={2} size="card">
            {texts.charges.title}
          </Heading>
          <Charges charges={charges} caption={texts.charges.of(description)} />
        </div>
      </details>
      <div className={css.cancel}>
        {canCancel(subscription) ? (
          <IconLink icon="trash" label={cancelLabel} href={`${here}?cancelar=${id}`} />
        ) : (
          <IconButton icon="trash" label={cancelLabel} disabled />
        )}
      </div>
    </article>
  )
}

function StateBadge({ subscription: { state, cancelled_at } }: Pick<GroupProps, 'subscription'>) {
  if (cancelled_at) return <Badge>{words.cancelled}</Badge>
  if (state === 'ended') return <Badge>{words.ended}</Badge>
  return state === 'active' ? null : (
    <Badge tone="warning" icon="clock">
      {words.pending}
    </Badge>
  )
}

function Facts({ subscription }: Pick<GroupProps, 'subscription'>) {
  const { timezone } = useStation()
  const { products, price, recurrence, current_period_end: end, cancelled_at, state } = subscription
  const { card, payment_method } = subscription
  const facts = texts.facts
  const names = products.map(({ name, quantity }) => (quantity > 1 ? `${quantity} × ${name}` : name))
  const paidBy = card
    ? facts.card(brandName(card.brand), card.last_digits)
    : payment_method === 'pix'
      ? facts.pix
      : null
  const isOver = cancelled_at !== null || state === 'ended'
  const items: Description[] = [
    { term: facts.products, value: names.join(', ') },
    { term: facts.price, value: formatBRL(centsOf(price)) },
    { term: facts.recurrence, value: recurrenceNames[recurrence] },
    ...(end && state !== 'past_due'
      ? [{ term: isOver ? facts.until : facts.next, value: formatDate(end, timezone) }]
      : []),
    ...(paidBy && !isOver ? [{ term: facts.payment, value: paidBy }] : []),
  ]
  return <DescriptionList items={items} />
}

/** Shows the buttons of a subscription: first the payment that is due, then another card where something is unpaid. */
function Buttons({ subscription, charges }: Pick<GroupProps, 'subscription' | 'charges'>) {
  const { action_id: id, state, open_payment: open } = subscription
  if (!canCancel(subscription)) return null
  const isWaiting = open !== null && (open.pix_qr_code !== null || open.is_in_doubt)
  const isUnpaid = charges.some(({ paid }) => !paid) || open !== null
  const payment = subscriptionPaymentPath(id)
  return (
    <Stack gap={12}>
      {isWaiting ? (
        <ButtonLink href={subscriptionWaitingPath(id)} width="full">
          {words.seePayment}
        </ButtonLink>
      ) : null}
      {state === 'past_due' && !isWaiting ? (
        <ButtonLink href={payment} width="full">
          {words.payNow}
        </ButtonLink>
      ) : null}
      {isUnpaid ? (
        <ButtonLink
          // A first payment is not exchanged for another one while its PIX waits: the card is for what comes.
          href={state === 'pending' ? '/homepage/cartao-assinatura' : `${payment}?cartao=novo`}
          variant="secondary"
          width="full"
          icon="card"
        >
          {words.newCard}
        </ButtonLink>
      ) : null}
      {state === 'active' && !isUnpaid ? (
        <ButtonLink href={payment} variant="secondary" width="full">
          {words.changePayment}
        </ButtonLink>
      ) : null}
      <ButtonLink href={`/homepage/atividades/${id}`} variant="quiet" width="full">
        {words.activity}
      </ButtonLink>
    </Stack>
  )
}

function Charges({ charges, caption }: Pick<GroupProps, 'charges'> & { caption: string }) {
  const columns: Column<ActionCharge>[] = [
    {
      key: 'activity',
      header: texts.charges.activity,
      cell: ({ action_subscription }) => action_subscription.description,
      phone: 'title',
    },
    { key: 'period', header: texts.charges.period, cell: ({ vigencia }) => vigencia, phone: 'meta' },
    {
      key: 'amount',
      header: texts.charges.amount,
      cell: ({ price }) => <span className={css.amount}>{formatBRL(centsOf(price))}</span>,
      align: 'end',
      phone: 'amount',
    },
    { key: 'status', header: texts.charges.status, cell: ({ paid }) => <Status paid={paid} /> },
    {
      key: 'recurrence',
      header: texts.charges.recurrence,
      cell: ({ action_subscription }) => recurrenceNames[action_subscription.recurrence],
    },
  ]
  return <Table caption={caption} columns={columns} rows={charges} rowKey={({ id }) => id} />
}

const Status = ({ paid }: Pick<ActionCharge, 'paid'>) =>
  paid ? (
    <Badge tone="success" icon="check">
      {texts.charges.paid}
    </Badge>
  ) : (
    <Badge tone="warning" icon="clock">
      {texts.charges.open}
    </Badge>
  )
