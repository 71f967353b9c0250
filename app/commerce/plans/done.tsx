import { type LoaderFunctionArgs, type MetaFunction, redirect } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { centsOf } from '#contract/activities/wallet/cents.ts'
import { brandName } from '#contract/commerce/cards/brand-name.ts'
import { getSubscription } from '#contract/commerce/subscriptions/endpoints.ts'
import { requireParticipant } from '../../session/member.server.ts'
import { requireStation } from '../../station/require-station.ts'
import { useStation } from '../../station/use-station.ts'
import { Alert } from '../../ui/alert.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { DescriptionList } from '../../ui/description-list.tsx'
import { formatBRL, formatDate } from '../../ui/format.ts'
import { Cluster, Container, Stack } from '../../ui/layout.tsx'
import { Heading } from '../../ui/text.tsx'
import { plansPath } from './plan-address.ts'
import { texts } from './texts.ts'

const words = texts.done

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: texts.meta(words.title, data?.station ?? '') },
]

/** Loads the purchase to confirm; where nothing was paid there is none. */
export async function loader(args: LoaderFunctionArgs) {
  const { api } = await requireParticipant(args)
  const { subscription } = await api.call(getSubscription)
  if (!subscription?.transaction || subscription.state !== 'active') throw redirect(plansPath)
  return {
    station: requireStation(args.context).config.name,
    subscription,
    transaction: subscription.transaction,
  }
}

/** Shows the page after a purchase: date, order, plan, card and price of a period (PLN-08). */
export default function PlanDone() {
  const { subscription, transaction } = useLoaderData<typeof loader>()
  const { timezone } = useStation()
  const { plan, card, payment_method, current_period_end: end } = subscription
  const per = texts.card.per[plan.days] ?? ''
  const paidBy = card
    ? texts.mine.card(brandName(card.brand), card.last_digits)
    : payment_method === 'pix'
      ? texts.mine.pix
      : texts.mine.noCharge
  const price = plan.price === 0 ? texts.card.free : `${formatBRL(centsOf(plan.price))} ${per}`
  return (
    <Container width="reading">
      <Stack gap={24}>
        <Heading level={1}>{words.title}</Heading>
        <Alert tone="success">{words.success}</Alert>
        <Card as="section">
          <DescriptionList
            items={[
              { term: words.date, value: formatDate(transaction.date_created, timezone) },
              { term: words.order, value: String(transaction.id) },
              { term: words.plan, value: plan.name },
              { term: words.paidBy, value: paidBy },
              ...(end ? [{ term: words.until, value: formatDate(end, timezone) }] : []),
              { term: words.price, value: price, total: true },
            ]}
          />
        </Card>
        <Cluster>
          <ButtonLink href={plansPath} width="phone">
            {words.mine}
          </ButtonLink>
          <ButtonLink href="/homepage" variant="quiet" width="phone">
            {words.home}
          </ButtonLink>
        </Cluster>
      </Stack>
    </Container>
  )
}
