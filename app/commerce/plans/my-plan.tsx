import { centsOf } from '#contract/activities/wallet/cents.ts'
import { brandName } from '#contract/commerce/cards/brand-name.ts'
import type { Subscription } from '#contract/commerce/subscriptions/schemas.ts'
import { Form } from '../../forms/form.tsx'
import { useIsSending } from '../../routing/use-is-sending.ts'
import { useStation } from '../../station/use-station.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { type Description, DescriptionList } from '../../ui/description-list.tsx'
import { formatBRL, formatDate } from '../../ui/format.ts'
import { Heading } from '../../ui/text.tsx'
import { canChangePayment } from './can-change-payment.ts'
import { cancelPath, paymentPath, plansPath, waitingPath } from './plan-address.ts'
import * as css from './plans.css.ts'
import { StateBadge } from './state-badge.tsx'
import { texts } from './texts.ts'

const words = texts.mine

type MyPlanProps = { subscription: Subscription; problems?: readonly string[] | undefined }

/** Shows the plan one has: how it stands, when it is charged next and how, and what one can do (PLN-02, PLN-05, PLN-07). */
export function MyPlan({ subscription, problems = [] }: MyPlanProps) {
  const { plan, cancelled_at, next_plan, state, open_payment } = subscription
  const waits = open_payment?.kind === 'upgrade' && open_payment.pix_qr_code !== null
  const canKeep = state === 'active' && (cancelled_at !== null || next_plan !== null || waits)
  return (
    <section className={css.mine} aria-labelledby="seu-plano">
      <News subscription={subscription} problems={problems} />
      <div className={css.head}>
        <Heading level={2} size="small" id="seu-plano">
          {words.title}
        </Heading>
        <p className={css.name}>{plan.name}</p>
        <StateBadge subscription={subscription} />
      </div>
      <Facts subscription={subscription} />
      <div className={css.buttons}>
        <PayButton subscription={subscription} />
        {canKeep ? <Keep /> : null}
        {canChangePayment(subscription) ? (
          <ButtonLink href={paymentPath} variant="secondary" width="phone">
            {words.pay}
          </ButtonLink>
        ) : null}
        {cancelled_at ? null : (
          <ButtonLink href={cancelPath} variant="quiet" width="phone" preventScrollReset>
            {words.cancel}
          </ButtonLink>
        )}
      </div>
    </section>
  )
}

/** Links to the payment that is due, before everything else. */
function PayButton({ subscription: { open_payment, state } }: { subscription: Subscription }) {
  if (!open_payment) return null
  const isWaiting = open_payment.pix_qr_code !== null || open_payment.is_in_doubt
  if (isWaiting)
    return (
      <ButtonLink href={waitingPath} width="phone">
        {words.see}
      </ButtonLink>
    )
  return state === 'past_due' || state === 'suspended' ? (
    <ButtonLink href={paymentPath} width="phone">
      {words.payNow}
    </ButtonLink>
  ) : null
}

function Keep() {
  return (
    <Form noValidate method="post" action={plansPath}>
      <Button name="intent" value="manter" width="phone" loading={useIsSending()}>
        {words.keep}
      </Button>
    </Form>
  )
}

function Facts({ subscription }: { subscription: Subscription }) {
  const { timezone } = useStation()
  const { plan, current_period_end: end, cancelled_at, next_plan, payment_method, card } = subscription
  const per = texts.card.per[plan.days] ?? ''
  const price = plan.price === 0 ? texts.card.free : `${formatBRL(centsOf(plan.price))} ${per}`
  const method = card
    ? words.card(brandName(card.brand), card.last_digits)
    : payment_method === 'pix'
      ? words.pix
      : payment_method === 'credit_card' && !cancelled_at
        ? words.noCard
        : words.noCharge
  const items: Description[] = [
    { term: words.price, value: price },
    ...(end
      ? [
          {
            term: cancelled_at || next_plan || plan.price === 0 ? words.until : words.next,
            value: formatDate(end, timezone),
          },
        ]
      : []),
    { term: words.method, value: method },
  ]
  return <DescriptionList items={items} />
}

/** Lists the pending payments and the coming changes, each with its day. */
function News({ subscription, problems }: { subscription: Subscription; problems: readonly string[] }) {
  const { timezone } = useStation()
  const news = [
    ...problems.map((text) => ({ tone: 'error', text }) as const),
    ...newsOf(subscription, (at) => (at ? formatDate(at, timezone) : '')),
  ]
  if (news.length === 0) return null
  return (
    <div className={css.news}>
      {news.map(({ tone, text }) => (
        <Alert key={text} tone={tone}>
          {text}
        </Alert>
      ))}
    </div>
  )
}

type NewsLine = { tone: 'info' | 'warning' | 'error'; text: string }

/** Lists the news of a subscription. Pure. */
export function newsOf(subscription: Subscription, day: (at: string | null) => string): NewsLine[] {
  const { state, open_payment, suspends_at, next_try_at, next_plan, current_period_end, cancelled_at } =
    subscription
  const reason: NewsLine[] = open_payment?.reason
    ? [{ tone: 'warning', text: words.reason(open_payment.reason) }]
    : []
  switch (state) {
    case 'pending':
      return [{ tone: 'info', text: words.pending }]
    case 'suspended':
      return [{ tone: 'error', text: words.suspended(day(suspends_at)) }, ...reason]
    case 'past_due': {
      const again = next_try_at ? ` ${words.again(day(next_try_at))}` : ''
      return [{ tone: 'warning', text: `${words.pastDue(day(suspends_at))}${again}` }, ...reason]
    }
    case 'ended':
      return []
    case 'active': {
      if (cancelled_at) return [{ tone: 'info', text: words.ends(day(current_period_end)) }]
      if (open_payment?.kind === 'upgrade')
        return [{ tone: 'info', text: words.pendingUpgrade(open_payment.plan) }]
      if (open_payment)
        return [{ tone: 'info', text: words.renewal(formatBRL(centsOf(open_payment.amount))) }]
      if (next_plan) return [{ tone: 'info', text: words.changes(next_plan.name, day(current_period_end)) }]
      return []
    }
  }
}
